import { useEffect, useState } from 'react';
import { readerValues } from '../lib/reader/reader-values';
import { storageSlot } from '../lib/browser/storage-slot';
import { isObject, type JsonObject } from '../lib/values/json-object';
import { parseJson } from '../lib/values/parse-json';
import { takesBasicAuth } from '../search/playground/service';
import type { PlaygroundState, Service } from '../search/playground/state';

const slot = () => storageSlot('playground.service');

export interface RememberedService {
  /** The service in the storage of this browser. */
  stored: Service | undefined;
  /** Stores the service, or removes the stored one. */
  remember: (service: Service | undefined) => void;
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

/** Services that the reader entered: the stored one, if there is one, and the hosts of this page view. */
export function useService(): RememberedService {
  const [stored, setStored] = useState<Service>();
  const [trusted, setTrusted] = useState<ReadonlySet<string>>(new Set());
  const [entered, setEntered] = useState({ host: '', secrets: noSecrets });
  useEffect(() => setStored(parseService(slot().get())), []);
  const isTrusted = (host: string) =>
    trusted.has(host) || stored?.host === host || readerValues().host === host;
  return {
    stored,
    remember: (service) => {
      setStored(service);
      if (service) slot().set(JSON.stringify(service));
      else slot().remove();
    },
    isForeign: ({ source, host }) => source === 'service' && host.trim() !== '' && !isTrusted(host),
    trust: (host) => setTrusted((before) => new Set([...before, host])),
    secretsFor: ({ source, host }) =>
      source === 'service' && host === entered.host ? entered.secrets : noSecrets,
    setSecrets: (host, secrets) => setEntered({ host, secrets }),
  };
}

/** Picks the properties of a service. */
export function serviceOf({ host, tenant, index }: Service | PlaygroundState): Service {
  return { host, tenant, index };
}

function parseService(text: string | null): Service | undefined {
  const stored = parseJson(text ?? '')?.value;
  const { host, tenant, index }: JsonObject = isObject(stored) ? stored : {};
  return typeof host === 'string' && typeof tenant === 'string' && typeof index === 'string'
    ? { host, tenant, index }
    : undefined;
}
