/** Replaces a secret. It is a valid name in every language, so that a masked program can be parsed. */
export const mask = '__masked__';

const placeholder =
  /^(?:[$<{%[]|(?:process|os|System|Environment|this|self|config|options|settings|env|secrets)\.|getenv)/;
const names =
  '(?:[a-z][a-z\\d]{0,20}[-_]){0,4}(?:authorization|(?:access|auth|api)[-_]?(?:token|key)|token|password|secret)';
/** An expression, which has no quotes. */
const expression = /^(?:await|new|null|undefined|None|nil|true|false)$|^[\w$.]+\(/;
/** Letters before the quote of a string, as in `f"Bearer {token}"`. */
const prefix = '[bfr$@]{1,2}(?=["\'`])';
/** The text before a secret, and the secret. */
const secrets = [
  new RegExp(
    `((?<![\\w-])${names}\\\\?["']?\\s*(?:=>|[:=])\\s*(?:${prefix})?\\\\?["'\`]?(?:(?:basic|bearer)\\s+)?)(?!(?:basic|bearer)\\s)([^\\s"'\`\\\\&#,;}^\u201c\u201d\u2019]+)`,
    'gi',
  ),
  new RegExp(
    `(${names}["']\\s*,\\s*(?:${prefix})?["'\`](?:(?:basic|bearer)\\s+)?)([^\\s"'\`]+)(?![^\\s"'\`]|["'\`]\\s*:)`,
    'gi',
  ),
  // Lists of HAR and Postman; Postman has an API key as the entry `value`.
  new RegExp(
    `("(?:key|name)\\\\?":\\s*\\\\?"(?:value|cookie|${names})\\\\?"\\s*,\\s*\\\\?"value\\\\?":\\s*\\\\?"(?:(?:basic|bearer)\\s+)?)([^"\\\\]+)`,
    'gi',
  ),
  /(\bcookie:\s*|\s(?:-u|--user|-b|--cookie)[\s=]+["'])([^"'\n]*[^"'\s\\])(?=["'\s])/gi,
  /(\s(?:-u|--user|-b|--cookie)[\s=]+)([^"'\s\\]+)/g,
  /(\bcookie\\?["']\s*(?:=>|[:=,])\s*\\?["'])([^"'\\\n]+)/gi,
  /(\s(?:-u|-a|--auth)\s*["']?|CURLOPT_USERPWD\s*(?:,|=>)\s*["'])([^\s"':]+:[^\s"']+)/g,
  /(--(?:oauth2-bearer|password|http-password)[\s=]+["']?)([^\s"']+)/g,
  /((?:auth=|basic_?auth|HeaderValue|Net\.Cookie)\(\s*["'][^"']*["']\s*,\s*["'])([^"']+)/gi,
  /(:\/\/)([^/@\s"'?]+:[^/@\s"'?]+)(?=@)/g,
  /()(\beyJ[\w-]{8,}\.[\w.-]+)/g,
];

/** The name and the value of a header without a colon. */
export const splitHeader = (text: string): [name: string, value: string] | undefined => {
  const [, name, value] = /^([\w-]+)(?:\s+|\s*[=;,]\s*)(\S.*)$/.exec(text) ?? [];
  return name === undefined || value === undefined ? undefined : [name.toLowerCase(), value];
};

const isSecret = new RegExp(`^(?:cookie|${names})$`, 'i');

/** The secrets in the headers of a request, whose values may come from variables. Shorter ones are samples. */
export const secretsOf = (headers: Readonly<Record<string, string>> = {}): string[] =>
  Object.entries(headers).flatMap((written) => {
    const [name, value] = splitHeader(written[0]) ?? written;
    const secret = value.replace(/^(?:basic|bearer)\b\s*/i, '');
    return !isSecret.test(name) || secret.length < 6 || secret === mask || placeholder.test(secret)
      ? []
      : [secret];
  });

/** Replaces the values of tokens, passwords, and cookies; names of variables and placeholders stay. */
export function maskSecrets(text: string): string {
  const assigned = [...text.matchAll(/\b([a-z_]\w{0,40}) ?:?=(?!=)/gi)].map(([, name]) => name);
  const variables = new Set(assigned);
  return secrets.reduce(
    (before, secret) =>
      before.replace(secret, (all: string, lead: string, value: string) =>
        placeholder.test(value) ||
        variables.has(value) ||
        (expression.test(value) && !/["'`]$/.test(lead))
          ? all
          : lead + mask,
      ),
    text,
  );
}
