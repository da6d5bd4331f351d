import { createContext, use, type Context } from 'react';

/**
 * A context, and a hook that throws if the provider is missing.
 * @param hook name of the hook, for the message
 * @param provider name of the provider, for the message
 */
export function requiredContext<Value>(
  hook: string,
  provider: string,
): [Context<Value | null>, () => Value] {
  const context = createContext<Value | null>(null);
  const useValue = () => {
    const value = use(context);
    if (value === null)
      throw new Error(`${hook} was called outside of <${provider}>. Put the component below it.`);
    return value;
  };
  return [context, useValue];
}
