import { useEffect, useEffectEvent, useState } from 'react';

/**
 * The value of a promise; the one before stays until the next is there.
 * @param key says when it is another one @param wait milliseconds in which the key must stay
 */
export function useResult<Value>(
  run: () => Promise<Value>,
  key: string,
  wait = 0,
): { value?: Value; failed?: string } {
  const [result, setResult] = useState<{ value?: Value; failed?: string }>({});
  const start = useEffectEvent(run);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        start().then(
          (value) => isCurrent && setResult({ value }),
          (error: unknown) =>
            isCurrent &&
            setResult({ failed: error instanceof Error ? error.message : String(error) }),
        ),
      wait,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [key, wait]);
  return result;
}
