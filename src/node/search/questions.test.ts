import { describe, expect, it } from 'vitest';
import { questionFaults, readQuestion } from './questions';

describe('a question of the front matter', () => {
  it('names the heading of its answer, or none', () => {
    expect(readQuestion('How long is it kept? #lifetime')).toEqual({
      text: 'How long is it kept?',
      section: 'lifetime',
    });
    expect(readQuestion('What is it?')).toEqual({ text: 'What is it?', section: '' });
    expect(readQuestion('What is C#?')).toEqual({ text: 'What is C#?', section: '' });
  });

  it('is a fault when the page has no such heading', () => {
    const [fault, ...others] = questionFaults({
      file: 'content/docs/a.mdx',
      questions: ['Right? #lifetime', 'Wrong? #liftime'],
      positions: { 'questions.1': { line: 5, column: 5 } },
      content: { headings: [{ id: 'lifetime' }] },
    });
    expect(others).toEqual([]);
    expect(fault).toMatchObject({
      severity: 'error',
      file: 'content/docs/a.mdx',
      line: 5,
      expected: '#lifetime',
      fix: 'did you mean "#lifetime"?',
    });
  });
});
