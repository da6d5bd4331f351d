/** Replaces a secret. It is a valid name in every language, so that a masked program can be parsed. */
export const masked = '__masked__';

const placeholder = /^(?:[$<{%[]|process\.|os\.|getenv|System\.|Environment\.)/;
const names =
  '(?:x-qsc-token|(?:proxy-)?authorization|(?:access|auth|api)[-_]?(?:token|key)|token|password|secret)';
/** An expression, which has no quotes. */
const expression = /^(?:await|new|null|undefined|None|nil|true|false)$|^[\w$.]+\(/;
/** The text before a secret, and the secret. */
const secrets = [
  new RegExp(
    `((?<![\\w-])${names}\\\\?["']?\\s*(?:=>|[:=])\\s*\\\\?["'\`]?(?:(?:basic|bearer)\\s+)?)(?!(?:basic|bearer)\\s)([^\\s"'\`\\\\&#,;}^\u201c\u201d\u2019]+)`,
    'gi',
  ),
  new RegExp(
    `(${names}["']\\s*,\\s*["'\`](?:(?:basic|bearer)\\s+)?)([^\\s"'\`]+)(?![^\\s"'\`]|["'\`]\\s*:)`,
    'gi',
  ),
  // Lists of HAR and Postman; Postman has an API key as the entry `value`.
  new RegExp(
    `("(?:key|name)\\\\?":\\s*\\\\?"(?:value|cookie|${names})\\\\?"\\s*,\\s*\\\\?"value\\\\?":\\s*\\\\?"(?:(?:basic|bearer)\\s+)?)([^"\\\\]+)`,
    'gi',
  ),
  /(\bcookie:\s*|\s(?:-u|--user|-b|--cookie)[\s=]+["']?)([^"'\n]*[^"'\s\\])(?=["'\s])/gi,
  /(:\/\/)([^/@\s"'?]+:[^/@\s"'?]+)(?=@)/g,
  /()(\beyJ[\w-]{8,}\.[\w.-]+)/g,
];

/** Replaces the values of tokens, passwords, and cookies; names of variables and placeholders stay. */
export function maskSecrets(text: string): string {
  return secrets.reduce(
    (before, secret) =>
      before.replace(secret, (all: string, lead: string, value: string) =>
        placeholder.test(value) || (expression.test(value) && !/["'`]$/.test(lead))
          ? all
          : lead + masked,
      ),
    text,
  );
}
