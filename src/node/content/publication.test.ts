import { describe, expect, it } from 'vitest';
import { instant, inUtc, isScheduled, today } from './publication';

describe('the day of the build', () => {
  it('is the day of the clock in UTC', () => {
    expect(today(new Date('2025-03-31T23:30:00-05:00'))).toBe('2025-04-01');
  });
});

describe('the date of a post', () => {
  it('is an instant in UTC', () => {
    expect(instant('2025-03-31')).toBe('2025-03-31T00:00:00Z');
    expect(instant('2025-03-31T10:15')).toBe('2025-03-31T10:15:00Z');
    expect(instant('2025-03-31T23:00:00-05:00')).toBe('2025-04-01T04:00:00Z');
  });

  it('begins with its day in UTC', () => {
    expect(inUtc('2025-03-31')).toBe('2025-03-31');
    expect(inUtc('2025-03-31T23:00:00-05:00')).toBe('2025-04-01T04:00:00Z');
  });

  it('is scheduled until its day has come', () => {
    const on = (date: string) => isScheduled({ date }, '2025-03-31');
    expect([on('2025-03-30'), on('2025-03-31'), on('2025-04-01')]).toEqual([false, false, true]);
    expect(on('2025-03-31T23:00:00-05:00')).toBe(true);
    expect(isScheduled({}, '2025-03-31')).toBe(false);
  });
});
