/** Takes the place of a secret; a name in every language, so that what holds it can still be read. */
export const masked = '__masked__';

const placeholder = /^(?:[$<{%]|process\.|os\.|getenv|System\.|Environment\.)/;
const names =
  '(?:x-qsc-token|(?:proxy-)?authorization|(?:access|auth|api)[-_]?(?:token|key)|token|password|secret)';
/** What comes before a secret, and the secret. */
const secrets = [
  new RegExp(
    `((?<![\\w-])${names}\\\\?["']?\\s*[:=,]\\s*\\\\?["'\`]?(?:(?:basic|bearer)\\s+)?)([^\\s"'\`\\\\&#,;}^\u201c\u201d\u2019]+)`,
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
        placeholder.test(value) ? all : lead + masked,
      ),
    text,
  );
}
