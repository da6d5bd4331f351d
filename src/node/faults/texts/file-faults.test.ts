import { MAX_SOURCE_BYTES } from '../../content/front-matter/front-matter';
import { testAdvice, type Advice } from '../../../test/support/advice';
import { fileFaults } from './file-faults';

const page = (keys: string, body = 'Text.') => `---\n${keys}\n---\n\n${body}\n`;
const valid = page('title: T');
const entry = (day: string, text: string) => `## ${day}\n\n${text}\n`;

/** For each fault of files, front matter, and settings. */
const advice: Readonly<Record<keyof typeof fileFaults, Advice>> = {
  'control-character': ['Red: \u001b[31m', 'Red: [31m', 'bytes'],
  'not-utf-8': ['Gr\u00f6\u00dfe', 'Grosse', 'bytes'],
  'name-not-in-address': ['...md', 'dots.md', 'name'],
  'page-of-readme': ['README.md', 'index.md', 'name'],
  'file-name-character': ['bell\u0007.md', 'bell.md', 'name'],
  'link-of-file': ['gone.md', 'beside.md', 'link'],
  'file-ending': ['page.MD', 'page.md', 'name'],
  'other-settings': ['_category_.json', '_category.yml', 'name'],
  'empty-file': ['', valid, 'page'],
  'file-too-large': [page('title: T', 'x'.repeat(MAX_SOURCE_BYTES)), valid, 'page'],
  'route-twice': ['a a', 'a b', 'slugs'],
  'route-of-site': ['tags', 'labels', 'slugs'],
  'title-of-partial': ['T', '', 'partial'],
  'key-not-in-route': ['Docs Team:\n  label: x', 'docs-team:\n  label: x', 'tags'],
  'undeclared-key': [page('title: T\ntags: [facets]'), page('title: T\ntags: [facet]'), 'page'],
  'question-without-heading': [
    page('title: T\nquestions: ["How? #way"]', '## The way\n\nx'),
    page('title: T\nquestions: ["How? #the-way"]', '## The way\n\nx'),
    'page',
  ],
  'yaml-syntax': [page('title: A: B'), page('title: "A: B"'), 'page'],
  'yaml-not-a-mapping': [page('- a'), page('title: a'), 'page'],
  'yaml-not-a-list': ['from: /docs/a', '- from: /docs/old\n  to: /docs/other', 'redirects'],
  'yaml-entry-not-a-mapping': ['- /docs/a', '- from: /docs/old\n  to: /docs/other', 'redirects'],
  'key-missing': [page('description: x'), page('description: x\ntitle: T'), 'page'],
  'front-matter-open': ['---\ntitle: x\n\nx\n', '---\ntitle: x\n---\n\nx\n', 'page'],
  'unknown-key': [page('titel: T\ntitle: T'), valid, 'page'],
  'key-empty': [page('title: T\ndescription:'), page('title: T\ndescription: D.'), 'page'],
  value: [page('title: 1.10'), page('title: "1.10"'), 'page'],
  'yaml-comment': [page('title: C # and F'), page('title: "C # and F"'), 'page'],
  'value-character': [page('title: "a\\x07b"'), page('title: "ab"'), 'page'],
  'include-missing': ['include: [./gone.mdx]', 'include: [./other.mdx]', 'category'],
  'release-day': [entry('News', 'All is new.'), entry('November 21, 2026', 'All is new.'), 'news'],
  'release-sentence': [
    entry('November 21, 2026', 'New'),
    entry('November 21, 2026', 'All is new.'),
    'news',
  ],
  'release-order': [
    entry('November 20, 2026', 'One.') + entry('November 21, 2026', 'Two.'),
    entry('November 21, 2026', 'Two.') + entry('November 20, 2026', 'One.'),
    'news',
  ],
};

testAdvice(fileFaults, advice);
