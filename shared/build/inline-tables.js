/** A plugin of esbuild that puts the values of data files into the modules named `*.table.js`, which read them. */

import { pathToFileURL } from 'node:url';

export const inlineTables = {
  name: 'inline-tables',
  setup(build) {
    build.onLoad({ filter: /\.table\.js$/ }, async ({ path }) => {
      const values = Object.entries(await import(pathToFileURL(path).href));
      return { contents: values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n') };
    });
  },
};
