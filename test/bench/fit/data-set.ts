/** The data set that the weights are fitted to. Another one in the same format changes these lines. */

export const DATA_SET = {
  name: 'WCXB: Web Content eXtraction Benchmark, M. Foley',
  address: 'https://github.com/Murrough-Foley/web-content-extraction-benchmark',
  version: 'schema 2.0, doi:10.5281/zenodo.19316874',
  licence: 'CC BY 4.0',
};
