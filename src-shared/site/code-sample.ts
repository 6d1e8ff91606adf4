export const codeSample = {
  file: 'verify.ts',
  code: `import { Rihla } from '@rihla/sdk';

const rihla = new Rihla({ apiKey: process.env.RIHLA_API_KEY });

const check = await rihla.identity.verify({
  idempotencyKey: order.id,
  document: front,
  selfie,
  country: 'AE',
});

if (check.status === 'verified') openAccount(check.person);`,
  languages: ['TypeScript', 'Python', 'Go', 'Java', 'C#', 'PHP'],
};
