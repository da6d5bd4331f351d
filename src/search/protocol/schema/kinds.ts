import * as Type from './type';

/** Kinds of values that schemas share. The first argument of each is the meaning of the field. */

export const text = (description: string, options: Type.TSchemaOptions = {}) =>
  Type.String({ description, ...options });
export const flag = (description: string, options: Type.TSchemaOptions = {}) =>
  Type.Boolean({ description, ...options });
export const number = (description: string) => Type.Number({ description });
export const whole = (description: string, options: Type.TSchemaOptions = {}) =>
  Type.Integer({ description, ...options });
/** A whole number of 0 or more. */
export const count = (description: string, options: Type.TSchemaOptions = {}) =>
  Type.Integer({ description, minimum: 0, ...options });
type Properties = Readonly<Record<string, Type.TSchema>>;
type WithOptional<Fields extends Properties> = {
  [Key in keyof Fields as Key extends `${infer Name}?` ? Name : Key]: Key extends `${string}?`
    ? Type.TOptional<Fields[Key]>
    : Fields[Key];
};
/** An object. A field may be left out when its name here ends with a question mark. */
export const object = <Fields extends Properties>(
  description: string,
  fields: Fields,
  options: Type.TSchemaOptions = {},
) =>
  Type.Object(
    Object.fromEntries(
      Object.entries(fields).map(([key, field]) =>
        key.endsWith('?') ? [key.slice(0, -1), Type.Optional(field)] : [key, field],
      ),
    ) as WithOptional<Fields>,
    { description, ...options },
  );
export const list = <Entry extends Type.TSchema>(
  description: string,
  entry: Entry,
  options: Type.TSchemaOptions = {},
) => Type.Array(entry, { description, ...options });
/** An object whose keys are names that its sender chooses. */
export const map = <Value extends Type.TSchema>(description: string, value: Value) =>
  Type.Record(Type.String(), value, { description });
/** A value that is present only when it is true. */
export const yes = (description: string) => Type.Literal(true, { description });
/** An object whose content the protocol leaves open. */
export const open = (description: string) => map(description, Type.Unknown());
/** One of several words. @param meanings what each of them does; the keyword `meanings` of the schema has them */
export const choice = <Name extends string>(
  description: string,
  meanings: Readonly<Record<Name, string>>,
  options: Type.TSchemaOptions = {},
) => Type.Enum(Object.keys(meanings) as Name[], { description, meanings, ...options });

/** A code in an address. @param of what has the code */
export const code = (of: string, example: string) =>
  text(`Code of ${of}.`, { examples: [example] });
export const tenant = code('the tenant', 'demo');
export const index = code('the search app', 'products');
