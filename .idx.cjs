var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// ../../lab/idx.ts
var import_node_fs = __toESM(require("node:fs"));

// src/search/engine/language/text.ts
var wordPattern = /\d{1,3}(?:[,'’\u00a0\u202f]\d{3})+(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+/gu;
var identifierPattern = /[\p{L}\p{M}\p{N}]+(?:[-_.][\p{L}\p{M}\p{N}]+)+/gu;
var identifierSign = /[-_.](?=[\p{L}\p{M}\p{N}])/u;
var MAX_IDENTIFIER_LETTERS = 32;
var humps = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+/gu;
function isPlain(text) {
  return /^[\0-\x7f]*$/.test(text);
}
function fold(text) {
  if (isPlain(text)) return text.toLowerCase();
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("\xDF", "ss");
}
var umlauts = { \u00E4: "ae", \u00F6: "oe", \u00FC: "ue" };
function digraphs(word) {
  if (isPlain(word)) return void 0;
  const lower = word.normalize("NFC").toLowerCase();
  if (!/[äöü]/.test(lower)) return void 0;
  return fold(lower.replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter));
}
function termOf(written) {
  return fold(/^\d/.test(written) ? written.replace(/[,'’\u00a0\u202f]/g, "") : written);
}
function words(text) {
  return [...text.matchAll(wordPattern)].map((match) => ({
    term: termOf(match[0]),
    start: match.index,
    end: match.index + match[0].length
  }));
}
function terms(text) {
  return [...wordsOf(text).flatMap(termsOfWord), ...identifiers(text).map(({ term }) => term)];
}
function wordsOf(text) {
  return text.match(wordPattern) ?? [];
}
function termsOfWord(word) {
  const term = termOf(word);
  const second = digraphs(word);
  return [
    term,
    // What looks like one number may be two: `10,100`.
    ...term.length < word.length && /^\d/.test(word) ? word.split(/\D/) : [],
    ...second === void 0 ? [] : [second],
    ...humpsOf(word)
  ];
}
function identifiers(text) {
  if (!identifierSign.test(text)) return [];
  return [...text.matchAll(identifierPattern)].flatMap((match) => {
    const term = fold(match[0]).replace(/[-_.]/g, "");
    if (term.length > MAX_IDENTIFIER_LETTERS || /^\d+$/.test(term)) return [];
    return [{ term, start: match.index, end: match.index + match[0].length }];
  });
}
function humpsOf(word) {
  if (!/\p{Ll}\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u.test(word)) return [];
  return [...word.matchAll(humps)].map(([part]) => fold(part)).filter((part) => part.length > 1);
}

// src/search/engine/index/count-words.ts
function countWords(records, fields) {
  const counts = { records: 0, lengths: [], averages: [], terms: /* @__PURE__ */ new Map() };
  const termsOf = termReader();
  fields.forEach(({ isList }, field) => {
    if (isList) counts.averages[field] = 1;
  });
  for (const texts of records) {
    const lengths = fields.map(() => -1);
    fields.forEach(({ name, isList }, field) => {
      const text = texts[name];
      if (text === void 0) return;
      const found = /* @__PURE__ */ new Map();
      for (const term of termsOf(text)) found.set(term, (found.get(term) ?? 0) + 1);
      lengths[field] = isList ? 1 : found.size;
      const before = (counts.averages[field] ?? 0) * counts.records;
      if (!isList) counts.averages[field] = (before + found.size) / (counts.records + 1);
      for (const [term, count] of found) if (term !== "") addOccurrence(counts, term, field, count);
    });
    counts.lengths.push(lengths);
    counts.records += 1;
  }
  return counts;
}
function addOccurrence({ terms: terms2, records }, term, field, count) {
  const byField = terms2.get(term) ?? [];
  terms2.set(term, byField);
  const pairs = byField[field] ??= [];
  pairs.push(records, count);
}
function termReader() {
  const known = /* @__PURE__ */ new Map();
  return (text) => {
    const out = [];
    for (const word of wordsOf(text)) {
      let terms2 = known.get(word);
      if (!terms2) known.set(word, terms2 = termsOfWord(word));
      for (const term of terms2) out.push(term);
    }
    for (const { term } of identifiers(text)) out.push(term);
    return out;
  };
}

// src/search/engine/index/index-data.ts
function storedFields(definition) {
  return /* @__PURE__ */ new Set([
    ...definition.displayFields,
    ...definition.storedFields ?? [],
    definition.titleField,
    ...definition.facets.map(({ field }) => field),
    ...definition.sorts.flatMap(({ field }) => field ?? [])
  ]);
}
function textsOf(document, { fields }) {
  const own = fields.filter(({ name, ofPassage }) => !ofPassage && name in document.fields);
  return {
    fields: Object.fromEntries(own.map(({ name }) => [name, textOf(document.fields[name])])),
    passages: (document.passages ?? []).map(({ fields: texts }) => ({ ...texts }))
  };
}
function textOf(value) {
  if (Array.isArray(value)) return value.map(textOf).join("\n");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

// src/search/engine/index/make-index.ts
function makeIndex(definition, content) {
  const records = [];
  const own = definition.fields.filter(({ ofPassage: ofPassage2 }) => !ofPassage2).map(({ name }) => name);
  const ofPassage = definition.fields.filter((field) => field.ofPassage).map(({ name }) => name);
  const textsOfRecord = (names, fields) => {
    const texts = Object.fromEntries(names.map((name) => [name, textOf(fields[name])]));
    return { ...texts, ...supplements(texts, definition) };
  };
  function* allTexts() {
    for (const [number, document] of content.documents.entries()) {
      records.push([number, -1]);
      yield textsOfRecord(own, document.fields);
      for (const [passage, { fields }] of (document.passages ?? []).entries()) {
        records.push([number, passage]);
        yield textsOfRecord(ofPassage, fields);
      }
    }
  }
  const counts = countWords(allTexts(), definition.fields);
  const stored = storedFields(definition);
  return {
    definition,
    documents: content.documents.map(({ id, boost, fields, passages = [] }) => ({
      id,
      ...boost !== void 0 && { boost },
      fields: Object.fromEntries(Object.entries(fields).filter(([name]) => stored.has(name))),
      passages: passages.map((passage) => ({
        id: passage.id,
        title: passage.fields["heading"] ?? ""
      }))
    })),
    records,
    words: counts,
    synonyms: [...content.synonyms ?? []],
    redirects: (content.redirects ?? []).map((rule) => ({ ...rule, query: fold(rule.query) })),
    spellings: spellingsOf(content.documents, definition)
  };
}
function supplements(texts, { fields }) {
  const added = fields.filter(({ name, isSupplement }) => isSupplement && texts[name]);
  if (added.length === 0) return {};
  const names = new Set(added.map(({ name }) => name));
  const said = new Set(
    Object.entries(texts).flatMap(([name, text]) => names.has(name) ? [] : terms(text))
  );
  return Object.fromEntries(
    added.map(({ name }) => [
      name,
      [...new Set(terms(texts[name] ?? ""))].filter((term) => !said.has(term) && !/^\d+$/.test(term)).join(" ")
    ])
  );
}
var hasSpellings = /[^\0-\x7f]|\d[,']\d/;
function spellingsOf(documents, definition) {
  const found = /* @__PURE__ */ new Map();
  for (const document of documents) {
    const { fields, passages } = textsOf(document, definition);
    for (const text of [fields, ...passages].flatMap((part) => Object.values(part))) {
      if (!hasSpellings.test(text)) continue;
      for (const { term, start, end } of words(text)) {
        const written = text.slice(start, end).toLowerCase();
        if (written !== term && !found.has(term)) found.set(term, written);
      }
    }
  }
  return Object.fromEntries([...found].sort(([a], [b]) => a < b ? -1 : 1));
}

// src/search/engine/index/packed-numbers.ts
var FIRST = 93;
var MOST = 53248 - FIRST;
function packNumbers(numbers) {
  return numbers.map(character).join("");
}
function character(number) {
  return number < MOST ? String.fromCharCode(FIRST + number) : String.fromCharCode(FIRST + MOST) + character(number - MOST);
}

// src/search/engine/index/packed-index.ts
var MAX_INLINE_CHARACTERS = 25e4;
var PART_CHARACTERS = 32e3;
function packIndex({ words: words2, definition, documents, synonyms, redirects, spellings }, limits = { maxInline: MAX_INLINE_CHARACTERS, part: PART_CHARACTERS }) {
  const fields = definition.fields.length;
  const sorted = [...words2.terms].sort(([a], [b]) => a < b ? -1 : 1);
  const terms2 = sorted.map(([term]) => term);
  const lengths = words2.lengths.flatMap((byField) => byField.map((length) => length + 1));
  return {
    definition,
    documents,
    synonyms,
    redirects,
    spellings,
    terms: packTerms(terms2),
    frequencies: packNumbers(frequenciesOf(sorted, words2.records)),
    parts: partsOf(
      sorted.map(([, byField]) => packNumbers(postingsOf(byField, fields))),
      limits
    ),
    lengths: packNumbers(lengths),
    averages: words2.averages
  };
}
function frequenciesOf(sorted, records) {
  const lastTerm = new Int32Array(records).fill(-1);
  return sorted.map(([, byField], number) => {
    let count = 0;
    for (const pairs of byField)
      for (let at = 0; pairs && at < pairs.length; at += 2) {
        const record = pairs[at] ?? 0;
        if (lastTerm[record] === number) continue;
        lastTerm[record] = number;
        count += 1;
      }
    return count;
  });
}
function postingsOf(byField, fields) {
  const numbers = [];
  for (let field = 0; field < fields; field += 1) {
    const pairs = byField[field] ?? [];
    numbers.push(pairs.length / 2);
    let last = -1;
    for (let at = 0; at < pairs.length; at += 2) {
      const record = pairs[at] ?? 0;
      numbers.push(record - last - 1);
      last = record;
    }
    for (let at = 1; at < pairs.length; at += 2) numbers.push((pairs[at] ?? 0) - 1);
  }
  return numbers;
}
function partsOf(postings, { maxInline, part }) {
  const all = postings.reduce((sum, { length }) => sum + length, 0);
  const limit = all > maxInline ? part : Infinity;
  const parts = [];
  for (const text of postings) {
    const last = parts.at(-1);
    if (last && last.postings.length < limit) {
      last.terms += 1;
      last.postings += text;
    } else parts.push({ terms: 1, postings: text });
  }
  return parts;
}
function packTerms(terms2) {
  const shared = terms2.map((term, number) => commonStart(terms2[number - 1] ?? "", term));
  const rests = terms2.map((term, number) => term.slice(shared[number]));
  return [packNumbers(shared), ...rests].join("\n");
}
function commonStart(a, b) {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

// src/node/search/docs-definition.ts
function docsDefinition(name) {
  return {
    name,
    rows: 10,
    titleField: "title",
    fields: [
      { name: "title", weight: 20 },
      { name: "tags", weight: 4.5, isList: true },
      { name: "description", weight: 6 },
      { name: "keywords", weight: 25, isList: true },
      { name: "heading", weight: 3, ofPassage: true },
      { name: "defined", weight: 1.5, ofPassage: true, isList: true },
      { name: "questions", weight: 4, ofPassage: true, isList: true },
      { name: "text", weight: 2.2, ofPassage: true },
      { name: "status", weight: 1, ofPassage: true },
      { name: "code", weight: 0.3, ofPassage: true, isSupplement: true }
    ],
    displayFields: ["title", "url", "description", "breadcrumb", "date", "heading"],
    highlightFields: ["title", "text"],
    facets: [
      {
        id: "section",
        name: "Section",
        field: "section",
        type: "multiSelect",
        operator: "OR",
        sort: "_count desc",
        count: 50,
        display: true
      },
      {
        id: "tag",
        name: "Tag",
        field: "tags",
        type: "multiSelect",
        operator: "OR",
        sort: "_count desc",
        count: 50,
        display: true
      },
      {
        id: "year",
        name: "Year",
        field: "year",
        type: "multiSelect",
        operator: "OR",
        sort: "_key desc",
        count: 50,
        display: true
      }
    ],
    sorts: [
      { id: "relevance", name: "Relevance" },
      { id: "newest", name: "Newest", field: "date", direction: "desc" },
      { id: "titleasc", name: "Title A-Z", field: "title", direction: "asc" },
      { id: "titledesc", name: "Title Z-A", field: "title", direction: "desc" }
    ]
  };
}

// ../../lab/idx.ts
var raw = JSON.parse(import_node_fs.default.readFileSync("/tmp/lab/s1000-base/.cache/search-documents.json", "utf8"));
var docs = Array.isArray(raw) ? raw : raw.documents;
console.log(Object.keys(raw).slice(0, 5), docs.length);
var t = (n, f) => {
  const c = process.cpuUsage();
  const r = f();
  const u = process.cpuUsage(c);
  console.log(n, ((u.user + u.system) / 1e3).toFixed(0), "ms");
  return r;
};
var d = docsDefinition("documentation");
var m = t("make", () => makeIndex(d, { documents: docs }));
t("texts", () => docs.map((x) => JSON.stringify(textsOf(x, d)).length));
var p = t("pack", () => packIndex(m));
t("json", () => JSON.stringify(p).length);
console.log("terms", p.frequencies.length, "records", m.records.length);
{
  const dir = "/tmp/lab/s1000-base/public/search-data/";
  const man = JSON.parse(import_node_fs.default.readFileSync(dir + "manifest.json", "utf8"));
  const old = JSON.parse(import_node_fs.default.readFileSync(dir + man.index, "utf8"));
  const mine = JSON.parse(JSON.stringify(p));
  for (const k of ["terms", "frequencies", "lengths", "averages", "spellings"]) console.log(k, JSON.stringify(old[k]) === JSON.stringify(mine[k]));
  console.log("parts", old.parts.every((x, i) => {
    const t2 = x.postings ?? JSON.parse(import_node_fs.default.readFileSync(dir + "postings/" + x.file, "utf8"));
    return t2 === mine.parts[i].postings && x.terms === mine.parts[i].terms;
  }), old.parts.length === mine.parts.length);
}
