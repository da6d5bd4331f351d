export type FeedingSettings = ReturnType<typeof readFeedingSettings>['settings'];

const meanings = {
  QSC_FEEDING_HOST: 'host of the platform, such as search.example.com',
  QSC_FEEDING_TENANT: 'tenant code',
  QSC_FEEDING_CODE: 'feeding code; after a quick start it is the code of the search app',
  QSC_FEEDING_TOKEN: 'feeding token with WRITE permission on the tenant',
};

/**
 * Reads the settings of a feed from the environment. No fault contains the token.
 * @returns settings with `{host}`, `{tenant}`, `{code}`, and no token for missing variables, and faults by variable
 */
export function readFeedingSettings(env: Readonly<Record<string, string | undefined>>) {
  const faults: string[] = [];
  const read = (name: keyof typeof meanings) => {
    const value = env[name]?.trim();
    if (value) return value;
    faults.push(`${name} is not set: ${meanings[name]}.`);
    return undefined;
  };
  const host = read('QSC_FEEDING_HOST');
  const tenant = read('QSC_FEEDING_TENANT');
  const code = read('QSC_FEEDING_CODE');
  const token = read('QSC_FEEDING_TOKEN');

  const address = host === undefined ? undefined : addressOf(host);
  if (host !== undefined && address === undefined)
    faults.push(
      'QSC_FEEDING_HOST is not a host: write it like search.example.com. A full address begins with https:// (http:// only for this machine, for the token is sent along) and has no user, query, or fragment.',
    );
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token))
    faults.push('QSC_FEEDING_TOKEN contains spaces or other characters that no token has.');
  return {
    settings: {
      /** Address of the data calls, without a slash at the end. */
      api: `${address ?? 'https://{host}'}/api/v1/data`,
      /** Last part of every address: tenant and feeding code. */
      target: [
        tenant === undefined ? '{tenant}' : encodeURIComponent(tenant),
        code === undefined ? '{code}' : encodeURIComponent(code),
      ].join('/'),
      token: token ?? '',
    },
    faults,
  };
}

function addressOf(host: string): string | undefined {
  const text = host.includes('://') ? host : `https://${host}`;
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) return undefined;
  if (url.username || url.password || url.search || url.hash) return undefined;
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
