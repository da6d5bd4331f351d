import { describe, expect, it } from 'vitest';
import { readFeedingSettings } from './feeding-settings';

const env = {
  QSC_FEEDING_HOST: 'search.example.com',
  QSC_FEEDING_TENANT: 'demo',
  QSC_FEEDING_CODE: 'docs pages',
  QSC_FEEDING_TOKEN: 'abc',
};

describe('the settings of a feed', () => {
  it('come from the environment', () => {
    expect(readFeedingSettings(env)).toEqual({
      settings: {
        api: 'https://search.example.com/api/v1/data',
        target: 'demo/docs%20pages',
        token: 'abc',
      },
      faults: [],
    });
  });

  it('name every variable that is missing', () => {
    const { settings, faults } = readFeedingSettings({
      QSC_FEEDING_CODE: 'docs',
      QSC_FEEDING_HOST: ' ',
    });
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'QSC_FEEDING_HOST',
      'QSC_FEEDING_TENANT',
      'QSC_FEEDING_TOKEN',
    ]);
    expect(settings).toMatchObject({ api: 'https://{host}/api/v1/data', target: '{tenant}/docs' });
  });

  it.each([
    ['search.example.com:8443/', 'https://search.example.com:8443'],
    ['https://example.com/qsc/', 'https://example.com/qsc'],
    ['http://localhost:8080', 'http://localhost:8080'],
  ])('accept the host %s', (host, address) => {
    const { settings, faults } = readFeedingSettings({ ...env, QSC_FEEDING_HOST: host });
    expect(faults).toEqual([]);
    expect(settings.api).toBe(`${address}/api/v1/data`);
  });

  it.each([
    'http://search.example.com',
    'ftp://search.example.com',
    'https://user:pass@search.example.com',
    'https://search.example.com?x=1',
    'a b',
    'https://',
  ])('reject the host %s', (host) => {
    expect(readFeedingSettings({ ...env, QSC_FEEDING_HOST: host }).faults).toEqual([
      expect.stringContaining('QSC_FEEDING_HOST is not a host'),
    ]);
  });

  it('reject a token that no header can contain, without printing it', () => {
    const { faults } = readFeedingSettings({ ...env, QSC_FEEDING_TOKEN: 'abc\ndef' });
    expect(faults).toEqual([expect.stringContaining('QSC_FEEDING_TOKEN contains spaces')]);
    expect(faults.join()).not.toContain('abc');
  });
});
