import { defineSite } from './config/define-site.ts';

/** The bundled example: the website of an invented home-service business. */
export default defineSite({
  site: { url: 'https://www.hogarcalima.example' },
  crawl: { from: '../test/fixtures/site' },
});
