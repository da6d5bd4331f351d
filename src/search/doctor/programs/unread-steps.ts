import type { ProgramCall } from './program-functions';

/** Methods that set nothing of a request. */
const harmlessStep =
  /(?:^|[.\\])(?:\w*[tT]imeout|(?:get)?(?:instance|client|http)|create|(?:new|mock|fake|mount|retry|throw|dump|log)\w*|\w*Session|\w*[bB]uilder|accept(?:Json)?|withUserAgent|httpClient|set(?:ErrorHandler|RequestFactory|ResponseCallback)|asJson|as(?:Form|Multipart)|bodyFormat|without\w+|cookies\.set|response\.use|(?:environment|globals|\w*[vV]ariables)\.set|\w*[vV]ersion|followRedirects)$/;
/** Methods of a client that change its later requests. */
const settingStep =
  /\.(?:use|set|add(?!EventListener)|with|default|configure|before|ajaxSetup)\w*$/;

/** Methods that are not read, by the expression or the variable that they were called on. */
export class UnreadSteps {
  private readonly steps = new Map<string, readonly string[]>();

  readonly of = (text: string) =>
    this.steps.get(text.replace(/^(?:await|new)\s+/, '').trim()) ?? [];

  assign(variable: string, source: string) {
    this.steps.set(variable, this.of(source));
  }

  /** Keeps a method for the request that its result, or its variable, begins. */
  add(owner: string, { name, source, steps }: ProgramCall, isUnread: boolean) {
    const isStep = isUnread && name.includes('.') && !harmlessStep.test(name);
    this.steps.set(source, isStep ? [...steps, name] : steps);
    const [, variable] =
      /^((?:(?:this|self|\$this)(?:\.|->))?[\w$]+)(?:(?:\.|->)\w+)*$/.exec(owner) ?? [];
    if (variable !== undefined && isStep && settingStep.test(name))
      this.steps.set(variable, [...this.of(variable), name]);
  }
}
