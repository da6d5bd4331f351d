import { faultIn, type CodeAndValues, type Fault } from '../faults/faults';
import { checkFields, type Fields } from './front-matter/fields';
import { readYamlList, type YamlItem } from './yaml';

export interface Entry<Value> extends Required<YamlItem> {
  value: Value;
  /** A fault of a key; where the entry lacks it, of the entry. */
  faults: (key: string, ...fault: CodeAndValues) => Fault[];
}

/**
 * Reads a YAML or JSON list of mappings. Entries with faults are left out.
 * @param list its file and how an entry is written, both for messages, and the fields of each entry
 * @param check further faults of an entry whose fields have none
 */
export function readEntries<Value>(
  text: string,
  { file, form, fields }: { file: string; form: string; fields: Fields },
  check: (entry: Entry<Value>) => Fault[] = () => [],
) {
  const { items, faults } = readYamlList(text, file, form);
  const entries = items.flatMap(({ position, value, entries }): Entry<Value>[] => {
    const faultsOf: Entry<Value>['faults'] = (key, ...fault) => [
      faultIn(file, entries?.get(key)?.position ?? position, ...fault),
    ];
    if (!entries) {
      const values = { entry: JSON.stringify(value), expected: form };
      faults.push(...faultsOf('', 'yaml-entry-not-a-mapping', values));
      return [];
    }
    const entry = { position, value: value as Value, entries, faults: faultsOf };
    const fieldFaults = checkFields({ entries }, fields, file, position.line);
    const entryFaults = fieldFaults.length > 0 ? fieldFaults : check(entry);
    faults.push(...entryFaults);
    return entryFaults.length > 0 ? [] : [entry];
  });
  return { entries, faults };
}
