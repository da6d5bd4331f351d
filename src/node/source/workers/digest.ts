import { createHash } from 'node:crypto';

/** Short fingerprint of a text; equal texts have equal ones on every machine. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
