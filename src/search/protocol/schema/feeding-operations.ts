import { noFeeding, rejection } from './call-errors';
import { choice, code, index, tenant } from './kinds';
import { defineOperation, type Operation } from './operation';

const onFeeding = { tenant, code: code('the feeding', 'products') };
const ofFeed = (
  step: 'start' | 'end' | 'cancel',
  summary: string,
  description: string,
  warning?: string,
): Operation =>
  defineOperation(`full-feed-${step}`, {
    summary,
    description,
    pathParameters: onFeeding,
    errors: [noFeeding],
    ...(warning !== undefined && { warning }),
    response: { status: '2XX', description: 'The call succeeded.' },
    guide: 'qsc-admin/admin/feeding/full-feed.mdx',
  });

/** Calls that replace the schema and feed documents. */
export const feedingOperations: readonly Operation[] = [
  defineOperation('schema-put', {
    summary: 'Replace the field schema',
    description:
      'Replaces the field schema of a search app and syncs the search configuration to it. Run a feeding job or a full feed afterward, so that existing data is indexed with the new fields.',
    pathParameters: { tenant, code: index },
    body: 'FieldSchema',
    errors: [
      rejection('The body is not a field schema.', 'fields[0]: the key "dataType" is missing.'),
    ],
    warning:
      'The call replaces all fields of the search app: a field that the body leaves out is no longer in the schema.',
    response: { status: '2XX', description: 'The schema is stored.' },
    guide: 'qsc-admin/api/search/searchapp-schema.mdx',
  }),
  defineOperation('bulk', {
    summary: 'Update and delete documents',
    description:
      'Updates and deletes several documents with one request. Documents are processed in the order sent.',
    pathParameters: {
      feedingType: choice('Kind of the documents.', {
        qsc: 'Documents that searches find.',
        reporting: 'Data for reports.',
      }),
      ...onFeeding,
    },
    body: 'FeedingDocuments',
    errors: [
      rejection(
        'The body is not a list of documents.',
        '[0].header.action: "drop" is not one of "update", "delete".',
      ),
      noFeeding,
    ],
    response: {
      status: '2XX',
      description: 'The documents are received. The body is a JSON object.',
    },
    guide: 'qsc-admin/admin/feeding/feeding-api-integration.mdx',
  }),
  ofFeed(
    'start',
    'Start a full feed',
    'Starts replacing the whole index. Send all documents with the bulk call afterward, then end the full feed.',
  ),
  ofFeed(
    'end',
    'End a full feed',
    'Ends a full feed and removes the documents that were not sent since its start.',
    'If no document was sent since the start of the full feed, the call empties the index.',
  ),
  ofFeed(
    'cancel',
    'Cancel a full feed',
    'Cancels a full feed that failed, so that no document is removed.',
  ),
];
