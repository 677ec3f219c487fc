import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modelsAnswer } from '../../src/cli/doctor/models.ts';
import { loadConfig } from '../../src/config.ts';
import { startModel, type FakeModel } from '../fakes/model.ts';

describe('the doctor asks each configured model once', () => {
  let fake: FakeModel;
  beforeAll(async () => {
    fake = await startModel(() => ({ respuesta: 'si' }));
  });
  afterAll(() => fake.close());
  const look = () => modelsAnswer(loadConfig({ OPENAI_BASE_URL: fake.baseUrl, INTENT_MODEL: 'otro' }));

  it('and says that they answer', async () => {
    expect((await look()).map(({ result, what }) => [result, what])).toEqual([
      ['ok', 'el modelo gpt-4o-mini contesta y sigue el esquema'],
      ['ok', 'el modelo otro contesta y sigue el esquema'],
    ]);
    expect(fake.violations).toEqual([]);
  });

  it('or what is wrong and how to mend it', async () => {
    fake.fail('prose');
    fake.fail('broke');
    const found = await look();
    expect(found.map(({ result }) => result)).toEqual(['bad', 'bad']);
    expect(found.map(({ what }) => what).join()).toMatch(/no sigue el esquema[^]*answered 429/);
    expect(found.every(({ fix }) => /sin modelo/.test(fix ?? ''))).toBe(true);
  });

  it('and none where none is configured', async () => {
    expect(await modelsAnswer(loadConfig({}))).toEqual([]);
  });
});
