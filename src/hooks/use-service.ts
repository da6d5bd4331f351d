import { useEffect, useState } from 'react';
import { readerValues } from '../lib/browser/reader-values';
import { storageSlot } from '../lib/browser/storage-slot';
import type { PlaygroundState, Service } from '../search/playground/state';

const slot = () => storageSlot('playground.service');

export interface RememberedService {
  /** The service in the storage of this browser. */
  stored: Service | undefined;
  /** Stores the service, or removes the stored one. */
  remember: (service: Service | undefined) => void;
  /** Whether the reader has typed or confirmed this host. */
  isTrusted: (host: string) => boolean;
  trust: (host: string) => void;
  /** The token that was typed for the service of a state: in memory only, and for no other host. */
  tokenFor: (state: PlaygroundState) => string;
  setToken: (host: string, token: string) => void;
}

/** Services that the reader entered: the stored one, if the reader asked for that, and the hosts of this page view. */
export function useService(): RememberedService {
  const [stored, setStored] = useState<Service>();
  const [trusted, setTrusted] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState({ host: '', token: '' });
  useEffect(() => setStored(parsed(slot().get())), []);
  return {
    stored,
    remember: (service) => {
      setStored(service);
      if (service) slot().set(JSON.stringify(service));
      else slot().remove();
    },
    isTrusted: (host) => trusted.has(host) || stored?.host === host || readerValues().host === host,
    trust: (host) => setTrusted((before) => new Set([...before, host])),
    tokenFor: ({ source, host }) =>
      source === 'service' && host === typed.host ? typed.token : '',
    setToken: (host, token) => setTyped({ host, token }),
  };
}

/** The address of a service without other properties, from a state or a stored value. */
export function serviceOf({ host, tenant, index }: Service | PlaygroundState): Service {
  return { host, tenant, index };
}

function parsed(text: string | null): Service | undefined {
  if (text === null) return undefined;
  try {
    const { host, tenant, index } = JSON.parse(text) as Partial<Record<keyof Service, unknown>>;
    return typeof host === 'string' && typeof tenant === 'string' && typeof index === 'string'
      ? { host, tenant, index }
      : undefined;
  } catch {
    return undefined;
  }
}
