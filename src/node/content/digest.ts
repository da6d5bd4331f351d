import { createHash } from 'node:crypto';

/** Short fingerprint of a text or a file; equal ones have the same on every machine. */
export function digest(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
