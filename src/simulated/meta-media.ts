/** The files behind the ids that simulated customers send, served as Graph serves them (services 1.8). */
import express from 'express';
import type { Request, Response, Router } from 'express';
import type { MediaFile } from '../ports.ts';

/** down: 503 · gone: the id is not known any more · elsewhere: the file stands on a host that is not Meta's. */
export type MediaFault = 'down' | 'gone' | 'elsewhere';

export interface SimulatedMedia {
  /** `GET /:version/:media_id` and the address that it gives. */
  readonly router: Router;
  /** Keeps a file; the id goes into a message. */
  upload(file: MediaFile): string;
  /** The next `calls` requests for ids fail in this way. */
  fault(fault: MediaFault, calls: number): void;
}

const FILES_KEPT_MAX = 100;

interface Serving {
  readonly accessToken: string;
  readonly token: () => string;
}

export function createSimulatedMedia({ accessToken, token }: Serving): SimulatedMedia {
  const files = new Map<string, MediaFile>();
  const faults: { readonly fault: MediaFault; left: number }[] = [];
  const router = express.Router();
  const authorized = (req: Request, res: Response): boolean => {
    if (req.headers.authorization === `Bearer ${accessToken}`) return true;
    res.status(401).json({ error: { message: 'Invalid OAuth access token', type: 'OAuthException', code: 190 } });
    return false;
  };
  router.get('/files/:id', (req, res) => {
    const file = files.get(req.params.id);
    if (!authorized(req, res)) return;
    if (file === undefined) res.status(404).end();
    else res.type(file.mimeType).send(Buffer.from(file.bytes));
  });
  router.get('/:version/:id', (req, res) => {
    if (!authorized(req, res)) return;
    const { id, version } = req.params;
    const fault = nextFault(faults);
    const file = fault === 'gone' ? undefined : files.get(id);
    if (fault === 'down') res.status(503).end();
    else if (file === undefined) res.status(400).json(unknownId(id));
    else {
      const place = fault === 'elsewhere' ? 'https://files.example' : whereOf(req, `/${version}/${id}`);
      res.json(infoOf(file, id, `${place}/files/${id}`));
    }
  });
  return {
    router,
    upload: (file) => {
      const id = token();
      files.set(id, file);
      const [oldest] = files.keys();
      if (files.size > FILES_KEPT_MAX && oldest !== undefined) files.delete(oldest);
      return id;
    },
    fault: (fault, calls) => {
      faults.push({ fault, left: calls });
    },
  };
}

function nextFault(faults: { readonly fault: MediaFault; left: number }[]): MediaFault | undefined {
  const [current] = faults;
  if (current === undefined) return undefined;
  current.left -= 1;
  if (current.left <= 0) faults.shift();
  return current.fault;
}

/** Where this router is mounted, as its caller sees it. */
function whereOf(req: Request, path: string): string {
  const address = `${req.protocol}://${req.headers.host ?? ''}${req.originalUrl}`;
  return address.slice(0, address.lastIndexOf(path));
}

function infoOf({ bytes, mimeType }: MediaFile, id: string, url: string): Record<string, unknown> {
  return { messaging_product: 'whatsapp', url, mime_type: mimeType, file_size: String(bytes.length), id };
}

function unknownId(id: string): unknown {
  const message = `Unsupported get request. Object with ID '${id}' does not exist`;
  return { error: { message, type: 'GraphMethodException', code: 100, error_subcode: 33, fbtrace_id: 'simulated' } };
}
