/**
 * Plugin of esbuild that runs the modules named `*.inline.js` during the build, and puts the values that they export,
 * which must be JSON, in their place.
 */

import { pathToFileURL } from 'node:url';

export const inlineModules = {
  name: 'inline-modules',
  setup(build) {
    build.onLoad({ filter: /\.inline\.js$/ }, async ({ path }) => {
      const values = Object.entries(await import(pathToFileURL(path).href));
      return { contents: values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n') };
    });
  },
};
