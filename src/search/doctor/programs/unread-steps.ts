import type { ProgramCall } from './program-functions';

/** Methods that set nothing of a request, by their name, its first or last word, or with their owner. */
const harmless = new Set(
  `new* mock* fake* mount* retry* throw* dump* log* print* without* *timeout *session *builder *version *retry
  *redirects *alive *mode *factory *listener *encoding *delay *cookie *cookies *cache *caches *retries *verifier
  *context create instance getInstance client getClient http getHttp httpClient accept acceptJson withUserAgent
  asJson asForm asMultipart bodyFormat
  withCredentials setErrorHandler setResponseCallback setDoInput setDoOutput cookies.set response.use environment.set
  globals.set variables.set collectionVariables.set`.split(/\s+/),
);
/** First words of methods that change later requests of a client, or a request that has begun. */
const settings =
  `use set add with default defaults configure before ajax auth type attach field serialize
  sortQuery`.split(/\s+/);
/** Words of functions that change the client they take. Others use it, keep it, or return another one. */
const changes =
  `install setup login configure apply enable authenticate authorize sign attach auth interceptor
  interceptors header headers default defaults middleware`.split(/\s+/);

const wordsOf = (name: string) =>
  (name.match(/[A-Z]?[a-z\d]+|[A-Z]+/g) ?? []).map((word) => word.toLowerCase());

/** Whether a method may set a part of a request. @param isSetting whether its name must say so */
export function isStep(name: string, isSetting = false): boolean {
  const path = name.split(/[.\\]/);
  const last = path.at(-1) ?? '';
  const [first = '', ...others] = wordsOf(last);
  const forms = [last, `${first}*`, `*${others.at(-1) ?? first}`, path.slice(-2).join('.')];
  const isNamed = !isSetting || settings.includes(first) || settings.includes(last);
  return isNamed && !forms.some((form) => harmless.has(form));
}

/** Methods that are not read, by the expression or the variable that they were called on. */
export class UnreadSteps {
  private readonly steps = new Map<string, readonly string[]>();

  readonly of = (text: string) =>
    this.steps.get(text.replace(/^(?:await|new)\s+/, '').trim()) ?? [];

  assign(variable: string, source: string) {
    this.steps.set(variable, this.of(source));
  }

  /** Keeps a function that changes the client in a variable. A constructor changes none. */
  pass(variable: string, name: string) {
    const isChange = wordsOf(name).some((word) => changes.includes(word));
    if (isChange && !/(?:^|\.)[A-Z]\w*$/.test(name)) this.change(variable, name);
  }

  private change(variable: string, name: string) {
    if (isStep(name)) this.steps.set(variable, [...this.of(variable), name]);
  }

  /** Keeps a method for the request that its result, or its variable, begins. */
  add(owner: string, { name, source, steps }: ProgramCall, isUnread: boolean) {
    // In C#, a list of the headers has a type: media types or products, for example.
    const isTyped = /[hH]eaders\.[A-Z]\w*$/.test(owner);
    const isKept = isUnread && name.includes('.') && isStep(name) && !isTyped;
    this.steps.set(source, isKept ? [...steps, name] : steps);
    const [, variable] =
      /^((?:(?:this|self|\$this)(?:\.|->))?[\w$]+)(?:(?:\.|->)\w+)*$/.exec(owner) ?? [];
    if (variable !== undefined && isKept && isStep(name, true)) this.change(variable, name);
  }
}
