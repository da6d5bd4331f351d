import { beforeEach, describe, expect, it } from 'vitest';
import {
  bulk,
  expectError,
  fullFeed,
  ids,
  newTenant,
  remove,
  schema,
  update,
} from '../../test/api/tenant-calls';

beforeEach(newTenant);

describe('a full feed', () => {
  beforeEach(async () => {
    await schema();
    await bulk([update('old', { title: 'Old' }), update('both', { title: 'Both' })]);
  });

  it('removes documents that were not sent since its start at its end, and not before', async () => {
    await fullFeed('start');
    await bulk([update('both', { title: 'Both' }), update('new', { title: 'New' })]);
    expect(await ids()).toEqual(['both', 'new', 'old']);
    expect((await fullFeed('end')).status).toBe(200);
    expect(await ids()).toEqual(['both', 'new']);
  });

  it('that is canceled removes nothing, also no document of the meantime', async () => {
    await fullFeed('start');
    await bulk([update('new', { title: 'New' }), remove('both')]);
    expect((await fullFeed('cancel')).status).toBe(200);
    expect(await ids()).toEqual(['new', 'old']);
  });

  it('empties the search when nothing was sent', async () => {
    await fullFeed('start');
    await fullFeed('end');
    expect(await ids()).toEqual([]);
  });

  it('indexes all documents by the schema of its end', async () => {
    await fullFeed('start');
    await bulk([update('a', { title: 'One', maker: 'Lumen' })]);
    await schema({ fields: [{ code: 'maker', dataType: 'string' }] });
    expect(await ids('q=lumen')).toEqual([]);
    await fullFeed('end');
    expect(await ids('q=lumen')).toEqual(['a']);
  });

  it('accepts its calls in the described order only', async () => {
    await expectError(
      fullFeed('end'),
      501,
      /end while no full feed runs is not supported by the practice tenant/,
    );
    await expectError(
      fullFeed('cancel'),
      501,
      /cancel while no full feed runs is not supported by the practice tenant/,
    );
    await fullFeed('start');
    await expectError(
      fullFeed('start'),
      501,
      /second start while a full feed runs is not supported by the practice tenant/,
    );
    await fullFeed('end');
    await expectError(fullFeed('end'), 501, /does not describe it/);
  });
});
