import fs from 'node:fs';
import path from 'node:path';
import { readArguments } from '../../../tools/arguments.mjs';
import { compressSite } from './compress-files';

// npm run compress: writes brotli and gzip files beside the files of the built site, for hosts that send such files.
readArguments();
const folder = path.resolve('public');

if (fs.existsSync(path.join(folder, 'index.html'))) {
  void compressSite(folder).then((count) =>
    process.stdout.write(`${count} ${count === 1 ? 'file' : 'files'} compressed.\n`),
  );
} else {
  console.error('There is no built site here: run "npm run build" first.');
  process.exitCode = 1;
}
