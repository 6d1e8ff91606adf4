import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { vi } from 'vitest';
import { clearSigningKeys } from '#worker/auth/access-token.ts';

const key = await generateKeyPair('RS256', { extractable: true });

/** Mocks the endpoint of Cloudflare Access that publishes its public key. */
export function answerSigningKeys(): void {
  clearSigningKeys();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ keys: [{ ...(await exportJWK(key.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] }),
  );
}

interface Claims {
  email?: string | undefined;
  /** The name of a service token, which has no email. */
  common_name?: string;
  validSeconds?: number;
  signedBy?: CryptoKey;
}

/** A token of Cloudflare Access for a staff member. */
export function accessToken({
  common_name,
  email = common_name ? undefined : 'layla@rihla.example',
  validSeconds = 3600,
  signedBy = key.privateKey,
}: Claims = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ ...(email !== undefined && { email }), ...(common_name && { common_name }) })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setIssuer('https://team.test')
    .setAudience('aud-test')
    .setIssuedAt(now)
    .setExpirationTime(now + validSeconds)
    .sign(signedBy);
}
