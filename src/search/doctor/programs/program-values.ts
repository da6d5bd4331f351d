import type { SyntaxNode } from '@lezer/common';
import { isObject } from '../../../lib/values/json-object';
import {
  childrenOf,
  constants,
  blockOf,
  memberOf,
  spread,
  asText,
  decodeEscapes,
  unknownMark,
  type Value,
} from './program-strings';
import { isFunction, libraryOf, response } from './client-parts';
import { UnreadSteps } from './unread-steps';
import { addressWith, callValue, withPair, type ProgramCall } from './program-functions';

const assigns = /^(?:AssignOp|Equals|=|:=)$/;
const calls =
  /^(?:CallExpression|CallExpr|MethodInvocation|NewExpression|ObjectCreationExpression)$/;
const lists = /^(?:ArgList|ArgumentList|Arguments)$/;
/** Evaluates the literals of a program statement by statement, and reports each call and each assignment. */
export class ProgramValues {
  private readonly variables = new Map<string, Value>();
  private readonly known = new Map<string, Value>();
  private readonly steps = new UnreadSteps();

  constructor(
    private readonly code: string,
    private readonly onCall: (call: ProgramCall) => Value,
    private readonly onAssign: (target: string, value: Value) => void,
  ) {}

  read(root: SyntaxNode) {
    root.cursor().iterate(({ name, node }) => {
      if (!/^Function(?:Decl|Declaration|Definition)$/.test(name)) return;
      const id = childrenOf(node).find((child) => /(?:Name|Definition)$/.test(child.name)) ?? node;
      this.variables.set(this.text(id), unknownMark(`function ${this.text(id)}`));
    });
    const visit = (node: SyntaxNode) => {
      if (calls.test(node.name)) this.valueOf(node);
      for (const op of childrenOf(node))
        if (assigns.test(op.name) && !lists.test(node.name)) this.assign(op);
      childrenOf(node).forEach(visit);
    };
    visit(root);
  }

  private readonly text = ({ from, to }: SyntaxNode) => this.code.slice(from, to);

  private assign(op: SyntaxNode) {
    const value = op.nextSibling && this.valueOf(op.nextSibling);
    const [own, other] = [op.prevSibling, op.prevSibling?.prevSibling?.prevSibling];
    // In `request, err := …`, the first name gets the value; `Equals` is the sign of `const a = 1, b = 2`.
    const target = op.name === 'Equals' ? own : (other ?? own);
    if (!target) return;
    const name = this.text(target);
    const member = /^(.*?)(?:\[\s*['"]?([^'"\]]*)['"]?\s*\]|(?:\.|->)([\w-]+))$/s.exec(name);
    const owner = member && this.variables.get(member[1] ?? '');
    const key = member?.[2] ?? member?.[3] ?? '';
    if (Array.isArray(owner) && key === '') owner.push(value);
    else if (isObject(owner)) owner[key] = value;
    else if (typeof owner === 'string' && owner !== response) {
      const url = addressWith(owner, key, value);
      if (url !== undefined || /^\w+:\/\//.test(owner))
        return void this.variables.set(member?.[1] ?? '', url ?? unknownMark(name));
      this.variables.set(name, value);
    } else this.variables.set(name, value);
    if (op.nextSibling) this.steps.assign(name, this.text(op.nextSibling));
    this.onAssign(name, value);
  }

  valueOf(node: SyntaxNode): Value {
    const key = `${node.name} ${node.from} ${node.to}`;
    if (!this.known.has(key)) this.known.set(key, this.evaluate(node));
    return this.known.get(key);
  }

  private evaluate(node: SyntaxNode): Value {
    const text = this.text(node);
    const children = childrenOf(node);
    if (/String|TextBlock|Template/.test(node.name)) return this.stringOf(node);
    if (/Number|Integer|Float/.test(node.name)) return Number(text.replace(/[_lLfFdD]/g, ''));
    if (constants.has(text.toLowerCase())) return constants.get(text.toLowerCase());
    const field = text.replace(/^(?:this|self)\.|(?<=^\$)this->/, '');
    const name = [text, field].find((one) => this.variables.has(one));
    if (name !== undefined) return this.variables.get(name);
    if (calls.test(node.name)) {
      const value = this.call(node);
      // Go's grammar reads `"a" + url.F(b)` as a call of `("a" + url).F`.
      const left = children[0]?.getChild('BinaryExp')?.firstChild;
      return left ? asText(this.valueOf(left)) + asText(value) : value;
    }
    if (/^LiteralValue$/.test(node.name) && /^\{\s*["`]/.test(text) && !/["`]\s*:/.test(text))
      return this.list(node);
    if (/^(?:Dictionary|Object)Expression$|^LiteralValue$/.test(node.name))
      return this.object(node);
    if (/^(?:Array(?:Expression|Initializer)|ValueList|(?:Tuple|Set)Expression)$/.test(node.name))
      return this.list(node);
    // PHP has no other literal for an empty object.
    if (/^\(object\)\s*(?:\[\]|array\(\))$/.test(text)) return {};
    // `[]byte("…")` is the text.
    if (
      /^(?:Conversion|TypedLiteral|ArrayCreationExpression|KeyedElement|Element)$/.test(node.name)
    )
      return this.valueOf(children.filter(({ name }) => name !== ')').at(-1) ?? node);
    if (/^(?:Parenthesized|Await|Unary)Expression|^(?:Unary|Await)Exp/.test(node.name)) {
      const inner = children.find(({ name }) => !/^[()]$|await|Op$/.test(name));
      const value = inner && this.valueOf(inner);
      return text.startsWith('-') && typeof value === 'number' ? -value : value;
    }
    // A cast or `!` of TypeScript changes no value.
    if (node.name === 'PostfixExpression' || /^(?:as|satisfies)$/.test(children[1]?.name ?? ''))
      return this.valueOf(children[0] ?? node);
    if (/^Binary/.test(node.name) && /^(?:\+|\.)$/.test(this.text(children[1] ?? node))) {
      const [left, , right] = children;
      return left && right ? `${asText(this.valueOf(left))}${asText(this.valueOf(right))}` : text;
    }
    return memberOf(text, this.variables);
  }

  private call(node: SyntaxNode): Value {
    const children = childrenOf(node);
    const list = children.find(({ name }) => lists.test(name));
    const written = this.code.slice(node.from, list?.from ?? node.to).replace(/^new\s+/, '');
    const [, name = written] =
      /((?:[\w$]*(?:\.|->|::|\\))?[\w$]+)\s*(?:<[^<>]*>)?\s*$/.exec(written.replace(/\s+/g, '')) ??
      [];
    const callee = children[0];
    const member =
      callee && /^(?:Member|Selector|Field)/.test(callee.name) ? childrenOf(callee)[0] : callee;
    const owner = member?.name === 'BinaryExp' ? member.lastChild : member;
    const receiver =
      owner && owner !== list && !/^(?:New|ObjectCreation)Expression$/.test(node.name)
        ? this.valueOf(owner)
        : undefined;
    const args: Value[] = [];
    const named: Record<string, Value> = {};
    const parts = list ? childrenOf(list) : children.slice(1);
    for (const [at, part] of parts.entries()) {
      const next = parts[at + 1];
      if (next && assigns.test(next.name)) continue;
      const before = parts[at - 1];
      if (/^[(),⚠]$/.test(part.name) || assigns.test(part.name)) continue;
      if (/^(?:\*\*?|Spread)$/.test(part.name)) continue;
      if (before && /^(?:\*\*?|Spread)$/.test(before.name))
        spread(named, this.valueOf(part), this.text(part));
      else if (before && assigns.test(before.name))
        named[this.text(parts[at - 2] ?? part)] = this.valueOf(part);
      else args.push(part.name === 'Name' ? this.text(part) : this.valueOf(part));
    }
    const variable = written.replace(/(?:\.|->)?[\w$]+\s*$/, '').replace(/\.searchParams$/, '');
    const call = {
      name: name.replace('->', '.').replace('::', '.'),
      receiver,
      args,
      named,
      source: this.text(node),
      steps: this.steps.of(variable),
    };
    const joined = withPair(this.variables.get(variable), call);
    if (joined !== undefined) return this.variables.set(variable, joined) && joined;
    const value = this.onCall(call) ?? callValue(call);
    // A function that is not in the text may change a client.
    for (const part of value === undefined && !isFunction(receiver) ? parts : [])
      if (libraryOf(this.valueOf(part))) this.steps.pass(this.text(part), call.name);
    if (value === undefined || value === receiver)
      this.steps.add(variable, call, value === undefined);
    return value ?? unknownMark(call.source);
  }

  private object(node: SyntaxNode): Value {
    const entries: Record<string, Value> = {};
    const setEntry = (key: SyntaxNode, value: SyntaxNode) => {
      const text = this.text(key);
      const isPlain = /Definition|PropertyName|Identifier/.test(key.name);
      entries[
        isPlain ? text : asText(this.valueOf(key.name === 'Key' ? (key.firstChild ?? key) : key))
      ] = this.valueOf(value);
    };
    const children = childrenOf(node);
    for (const [at, child] of children.entries()) {
      const inner = childrenOf(child);
      const [before, after] = [children[at - 1], children[at + 1]];
      if (child.name === ':') {
        if (before && after) setEntry(before, after);
      } else if (/^(?:Property|Element)$/.test(child.name)) {
        const [key, sign, value] = inner;
        const last = inner.find((_, at) => inner[at + 1]?.name === 'ParamList') ?? value ?? key;
        if (sign?.name === ':' || sign?.name === 'Equals') setEntry(key ?? child, value ?? child);
        else if (key?.name === 'Spread' && sign)
          spread(entries, this.valueOf(sign), this.text(sign));
        else if (last) entries[this.text(last)] = this.valueOf(last);
      } else if (child.name === '**' && after)
        spread(entries, this.valueOf(after), this.text(after));
    }
    return entries;
  }

  private list(node: SyntaxNode): Value {
    const children = childrenOf(node).filter(({ name }) => !/^[[\](){},]$|^array$/.test(name));
    if (children[0]?.name === 'ValueList') return this.list(children[0]);
    if (children.length === 0 || children.some(({ name }) => name !== 'Pair'))
      return children.map((child) => this.valueOf(child));
    return Object.fromEntries(
      children.map((pair) => {
        const [key, , value] = childrenOf(pair);
        const name = key?.name === 'Name' ? this.text(key) : asText(key && this.valueOf(key));
        return [name, value && this.valueOf(value)];
      }),
    );
  }

  /** The text of a string with the values of the expressions in it. */
  private stringOf(node: SyntaxNode): string {
    const parts = childrenOf(node);
    if (node.name === 'ContinuedString') return parts.map((part) => this.stringOf(part)).join('');
    const text = this.text(node);
    const block = blockOf(text, node.name === 'TextBlock');
    if (block !== undefined) return block;
    const quote = /^[a-zA-Z]*(['"`])/.exec(text)?.[0] ?? '';
    const isRaw = quote === '`' && !/Template/.test(node.name);
    let from = node.from + quote.length;
    let result = '';
    const plain = (to: number) => {
      const part = this.code.slice(from, to);
      result += isRaw ? part : decodeEscapes(part, quote.slice(-1));
    };
    for (const part of parts) {
      if (/Escape/.test(part.name)) continue;
      plain(part.from);
      const inner = childrenOf(part).find(({ name }) => !/^[{}]$|Interpolation|Format/.test(name));
      result += asText(this.valueOf(inner ?? part));
      from = part.to;
    }
    plain(node.to - 1);
    return result;
  }
}
