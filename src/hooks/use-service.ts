import { useState } from 'react';
import { readerValues } from '../lib/reader/reader-values';
import { takesBasicAuth } from '../search/playground/service';
import type { PlaygroundState } from '../search/playground/state';

export interface EnteredService {
  /** Whether the host of a state came with a link and was not confirmed. */
  isForeign: (state: PlaygroundState) => boolean;
  trust: (host: string) => void;
  /** Credentials typed for the host of a state, in memory only. */
  secretsFor: (state: PlaygroundState) => Secrets;
  setSecrets: (host: string, secrets: Secrets) => void;
}

/** Credentials of a call: a token, or for explain a user and a password. */
export interface Secrets {
  token: string;
  user: string;
  password: string;
}

const noSecrets: Secrets = { token: '', user: '', password: '' };

/** Token or `Basic` header value for the call of a state; empty without credentials. */
export function secretOf(state: PlaygroundState, { token, user, password }: Secrets): string {
  if (!takesBasicAuth(state)) return token;
  const bytes = new TextEncoder().encode(`${user}:${password}`);
  return user + password === '' ? '' : `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

/** The services that the reader entered in this page view. */
export function useService(): EnteredService {
  const [trusted, setTrusted] = useState<ReadonlySet<string>>(new Set());
  const [entered, setEntered] = useState({ host: '', secrets: noSecrets });
  const isTrusted = (host: string) => trusted.has(host) || readerValues().host === host;
  return {
    isForeign: ({ source, host }) => source === 'service' && host.trim() !== '' && !isTrusted(host),
    trust: (host) => setTrusted((before) => new Set([...before, host])),
    secretsFor: ({ source, host }) =>
      source === 'service' && host === entered.host ? entered.secrets : noSecrets,
    setSecrets: (host, secrets) => setEntered({ host, secrets }),
  };
}
