import * as Type from './type';

/** Kinds of values in schemas. The first argument of each is the description of the field. */

export const text = (description: string, options: Type.TSchemaOptions = {}) =>
  Type.String({ description, ...options });
export const flag = (description: string, options: Type.TSchemaOptions = {}) =>
  Type.Boolean({ description, ...options });
export const number = (description: string) => Type.Number({ description });
export const integer = (description: string, options: Type.TSchemaOptions = {}) =>
  Type.Integer({ description, ...options });
/** A non-negative integer. */
export const count = (description: string, options: Type.TSchemaOptions = {}) =>
  Type.Integer({ description, minimum: 0, ...options });
type Properties = Readonly<Record<string, Type.TSchema>>;
type WithOptional<Fields extends Properties> = {
  [Key in keyof Fields as Key extends `${infer Name}?` ? Name : Key]: Key extends `${string}?`
    ? Type.TOptional<Fields[Key]>
    : Fields[Key];
};
/** An object. A field whose name ends with a question mark is optional. */
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
/** An object with arbitrary keys. */
export const map = <Value extends Type.TSchema>(description: string, value: Value) =>
  Type.Record(Type.String(), value, { description });
/** A flag that is either true or absent. */
export const yes = (description: string) => Type.Literal(true, { description });
/** An object with unspecified content. */
export const open = (description: string) => map(description, Type.Unknown());
/** One of several words. @param meanings descriptions by word, for the keyword `meanings` of the schema */
export const choice = <Name extends string>(
  description: string,
  meanings: Readonly<Record<Name, string>>,
  options: Type.TSchemaOptions = {},
) => Type.Enum(Object.keys(meanings) as Name[], { description, meanings, ...options });

/** A code in an address. @param of owner of the code */
export const code = (of: string, example: string) =>
  text(`Code of ${of}.`, { examples: [example] });
export const tenant = code('the tenant', 'demo');
export const index = code('the search app', 'products');
