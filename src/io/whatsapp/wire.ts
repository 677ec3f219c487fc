/**
 * WhatsApp Cloud API on the wire: what Meta posts and what it takes, as zod schemas of our own, held against Meta's
 * published shapes by `test/contracts/whatsapp.test.ts`. This folder speaks Meta's format and nothing else; 360dialog
 * and the simulated Meta share it. Webhook schemas are open (Meta adds fields), send schemas are closed.
 */
import { z } from 'zod';

/* ── Limits (Meta's message pages; characters as UTF-16 units, the stricter count) ─────────────────────────────── */

export const BUTTONS_MAX = 3;
export const BUTTON_TITLE_CHARS_MAX = 20;
export const BUTTON_ID_CHARS_MAX = 256;
export const LIST_BUTTON_CHARS_MAX = 20;
export const LIST_SECTIONS_MAX = 10;
/** Over all sections together: JSON Schema cannot say it, Meta refuses it. */
export const LIST_ROWS_MAX = 10;
export const SECTION_TITLE_CHARS_MAX = 24;
export const ROW_ID_CHARS_MAX = 200;
export const ROW_TITLE_CHARS_MAX = 24;
export const ROW_DESCRIPTION_CHARS_MAX = 72;
export const TEXT_BODY_CHARS_MAX = 4_096;
export const LIST_BODY_CHARS_MAX = 4_096;
export const BUTTON_BODY_CHARS_MAX = 1_024;
export const OPAQUE_CHARS_MAX = 512;
/** Meta documents none; ids of today are below 100 characters. */
export const PROVIDER_ID_CHARS_MAX = 512;

export const WA_ID = /^\+?[0-9]{5,15}$/;
/** Business-scoped user id: country, perhaps `ENT.`, up to 128 alphanumerics. Never parsed for a country. */
export const USER_ID = /^[A-Z]{2}\.(ENT\.)?[A-Za-z0-9]{1,128}$/;

/* ── Webhooks: one schema per level, so that a broken item never takes its siblings along ──────────────────────── */

const providerId = z.string().min(1).max(PROVIDER_ID_CHARS_MAX);
const items = z.array(z.unknown()).catch([]);
const seconds = z.string().regex(/^[0-9]{1,12}$/);

export const envelopeSchema = z.object({ object: z.string(), entry: z.array(z.unknown()) });
export const entrySchema = z.object({ changes: z.array(z.unknown()) });
export const changeSchema = z.object({ field: z.string(), value: z.unknown() });
export const messagesValueSchema = z.object({
  metadata: z.object({ phone_number_id: providerId, display_phone_number: z.string().optional().catch(undefined) }),
  contacts: items,
  messages: items,
  statuses: items,
});
export const contactSchema = z.object({
  profile: z
    .object({ name: z.string().optional().catch(undefined) })
    .optional()
    .catch(undefined),
  wa_id: z.string().optional().catch(undefined),
  user_id: z.string().optional().catch(undefined),
});

/** What every message has; its payload is `<type>: {…}` and is read by the schema of that type. */
export const messageSchema = z.looseObject({
  id: providerId,
  from: z.string().optional().catch(undefined),
  from_user_id: z.string().optional().catch(undefined),
  group_id: z.string().optional().catch(undefined),
  timestamp: seconds.optional().catch(undefined),
  type: z.string().catch(''),
});
export type WireMessage = z.infer<typeof messageSchema>;

export const textSchema = z.object({ body: z.string() });
/** Quick reply of a template. */
export const quickReplySchema = z.object({ payload: providerId, text: z.string() });
const reply = z.object({ id: providerId, title: z.string() });
export const interactiveSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('button_reply'), button_reply: reply }),
  z.object({ type: z.literal('list_reply'), list_reply: reply }),
  z.object({ type: z.literal('nfm_reply'), nfm_reply: z.object({ response_json: z.string() }) }),
  z.object({ type: z.literal('call_permission_reply') }),
]);
export const mediaSchema = z.object({
  id: providerId.optional().catch(undefined),
  caption: z.string().optional().catch(undefined),
  filename: z.string().optional().catch(undefined),
});
export const locationSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  name: z.string().optional().catch(undefined),
});
export const reactionSchema = z.object({ message_id: providerId, emoji: z.string().catch('') });

/** What Graph tells of a medium; `file_size` is a string in some versions. */
export const mediaInfoSchema = z.object({
  url: z.string(),
  mime_type: z.string(),
  file_size: z.coerce.number().optional().catch(undefined),
});

export const statusSchema = z.object({
  id: providerId,
  status: z.string(),
  timestamp: seconds.optional().catch(undefined),
  biz_opaque_callback_data: z.string().max(OPAQUE_CHARS_MAX).optional().catch(undefined),
  /** Of `failed`: why. */
  errors: z
    .array(z.object({ code: z.number().int() }))
    .optional()
    .catch(undefined),
});

/* ── Sending: closed bodies ────────────────────────────────────────────────────────────────────────────────────── */

const label = (max: number) => z.string().trim().min(1).max(max);
const choiceId = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((id) => id === id.trim(), 'no space around an id');
const body = (max: number) => z.strictObject({ text: z.string().min(1).max(max) });
const distinct = (values: readonly string[]) => new Set(values).size === values.length;

const buttonsSchema = z.strictObject({
  type: z.literal('button'),
  body: body(BUTTON_BODY_CHARS_MAX),
  action: z.strictObject({
    buttons: z
      .array(
        z.strictObject({
          type: z.literal('reply'),
          reply: z.strictObject({ id: choiceId(BUTTON_ID_CHARS_MAX), title: label(BUTTON_TITLE_CHARS_MAX) }),
        }),
      )
      .min(1)
      .max(BUTTONS_MAX)
      .refine((all) => distinct(all.map((b) => b.reply.id)), 'ids must differ')
      .refine((all) => distinct(all.map((b) => b.reply.title)), 'titles must differ'),
  }),
});
const rowSchema = z.strictObject({
  id: choiceId(ROW_ID_CHARS_MAX),
  title: label(ROW_TITLE_CHARS_MAX),
  description: z.string().max(ROW_DESCRIPTION_CHARS_MAX).optional(),
});
const listSchema = z.strictObject({
  type: z.literal('list'),
  body: body(LIST_BODY_CHARS_MAX),
  action: z.strictObject({
    button: label(LIST_BUTTON_CHARS_MAX),
    sections: z
      .array(
        z.strictObject({
          title: z.string().max(SECTION_TITLE_CHARS_MAX).optional(),
          rows: z.array(rowSchema).min(1).max(LIST_ROWS_MAX),
        }),
      )
      .min(1)
      .max(LIST_SECTIONS_MAX)
      .refine((all) => all.length === 1 || all.every((s) => s.title !== undefined && s.title !== ''), 'needs titles')
      .refine((all) => all.reduce((n, s) => n + s.rows.length, 0) <= LIST_ROWS_MAX, 'ten rows in all')
      .refine((all) => distinct(all.flatMap((s) => s.rows.map((r) => r.id))), 'ids must differ'),
  }),
});
const ctaUrlSchema = z.strictObject({
  type: z.literal('cta_url'),
  body: body(BUTTON_BODY_CHARS_MAX),
  action: z.strictObject({
    name: z.literal('cta_url'),
    parameters: z.strictObject({
      display_text: label(BUTTON_TITLE_CHARS_MAX),
      url: z
        .string()
        .regex(/^https?:\/\/\S+$/)
        .max(2_000),
    }),
  }),
});

export const interactiveBodySchema = z.discriminatedUnion('type', [buttonsSchema, listSchema, ctaUrlSchema]);
export type InteractiveBody = z.infer<typeof interactiveBodySchema>;

const common = {
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual').optional(),
  to: z.string().regex(WA_ID).optional(),
  recipient: z.string().regex(USER_ID).optional(),
  biz_opaque_callback_data: z.string().max(OPAQUE_CHARS_MAX).optional(),
};
/** `POST /<version>/<phone number id>/messages`: the kinds that Turno sends. */
export const sendBodySchema = z
  .discriminatedUnion('type', [
    z.strictObject({
      ...common,
      type: z.literal('text'),
      text: z.strictObject({ body: body(TEXT_BODY_CHARS_MAX).shape.text }),
    }),
    z.strictObject({ ...common, type: z.literal('interactive'), interactive: interactiveBodySchema }),
  ])
  .refine((sent) => sent.to !== undefined || sent.recipient !== undefined, 'needs `to` or `recipient`');
export type SendBody = z.infer<typeof sendBodySchema>;

/** The 200 of a send. Open. */
export const sentSchema = z.object({ messages: z.array(z.object({ id: providerId })).min(1) });
/** Meta's error body. Open. */
export const errorSchema = z.object({
  error: z.object({
    code: z.number().int(),
    error_subcode: z.number().int().optional().catch(undefined),
    is_transient: z.boolean().optional().catch(undefined),
    fbtrace_id: z.string().max(100).optional().catch(undefined),
  }),
});
