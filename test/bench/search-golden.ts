/** Queries as people type them, with the pages of the example site that answer them. Graded by reading the site. */

/** Query with grades of pages by path: 2 for a page that answers, 1 for one that also helps. */
export interface GradedQuery {
  query: string;
  pages: Readonly<Record<string, 1 | 2>>;
}

export const goldenQueries: readonly GradedQuery[] = [
  { query: 'la nevera no enfria', pages: { '/servicios/frigorificos/': 2, '/guias/guia-de-averias/': 1 } },
  { query: 'frigorifico gotea', pages: { '/servicios/frigorificos/': 2, '/guias/guia-de-averias/': 1 } },
  { query: 'lavadora no desagua', pages: { '/blog/lavadora-no-desagua/': 2, '/servicios/lavadoras/': 2 } },
  { query: 'labadora no centrifuga', pages: { '/servicios/lavadoras/': 2, '/guias/guia-de-averias/': 1 } },
  { query: 'arreglar lavavajillas', pages: { '/servicios/lavavajillas/': 2 } },
  { query: 'código E18 lavavajillas', pages: { '/servicios/lavavajillas/': 2 } },
  { query: 'vitro rajada', pages: { '/servicios/hornos-y-vitroceramicas/': 2 } },
  { query: 'horno no calienta', pages: { '/servicios/hornos-y-vitroceramicas/': 2, '/guias/guia-de-averias/': 1 } },
  { query: 'termo electrico pierde agua', pages: { '/servicios/termos-y-calentadores/': 2 } },
  { query: 'no sale agua caliente', pages: { '/servicios/termos-y-calentadores/': 2, '/guias/guia-de-averias/': 1 } },
  { query: 'limpiar campana extractora', pages: { '/servicios/campanas-extractoras/': 2 } },
  { query: 'aire acondicionado gotea', pages: { '/servicios/aire-acondicionado/': 2, '/guias/guia-de-averias/': 1 } },
  {
    query: 'aire acondicionado calima',
    pages: { '/blog/calima-y-aire-acondicionado/': 2, '/servicios/aire-acondicionado/': 1 },
  },
  { query: 'fontanero', pages: { '/servicios/fontaneria/': 2 } },
  { query: 'fontanero urgente arrecife', pages: { '/servicios/fontaneria/': 2, '/zonas/arrecife/': 2 } },
  { query: 'cuanto cuesta cambiar un grifo', pages: { '/servicios/fontaneria/': 2, '/precios/': 2 } },
  { query: 'bater atascado', pages: { '/servicios/fontaneria/': 2, '/guias/guia-de-averias/': 1 } },
  { query: 'electricista barato', pages: { '/servicios/electricidad/': 2, '/precios/': 1 } },
  { query: 'salta el diferencial', pages: { '/servicios/electricidad/': 2, '/guias/guia-de-averias/': 1 } },
  { query: 'boletin electrico precio', pages: { '/servicios/boletin-electrico/': 2, '/precios/': 1 } },
  { query: 'certificado instalacion CIE', pages: { '/servicios/boletin-electrico/': 2 } },
  { query: 'cerrajero de noche', pages: { '/servicios/cerrajeria/': 2 } },
  { query: 'me he dejado las llaves dentro', pages: { '/servicios/cerrajeria/': 2 } },
  { query: 'cambiar bombin', pages: { '/servicios/cerrajeria/': 2, '/precios/': 1 } },
  { query: 'persiana atascada', pages: { '/servicios/persianas/': 2 } },
  { query: 'cucarachas', pages: { '/blog/cucarachas-de-verano/': 2, '/servicios/plagas/': 2 } },
  { query: 'fumigacion termitas', pages: { '/servicios/plagas/': 2 } },
  { query: 'mudanza a fuerteventura', pages: { '/servicios/mudanzas/': 2, '/blog/mudarse-entre-islas/': 2 } },
  { query: 'cambiar bañera por ducha', pages: { '/servicios/reformas/': 2 } },
  { query: 'reforma bano', pages: { '/servicios/reformas/': 2 } },
  { query: 'factura de la luz', pages: { '/blog/factura-de-la-luz/': 2 } },
  { query: 'salitre', pages: { '/blog/sal-y-corrosion/': 2 } },
  {
    query: 'bomba del aljibe arranca y para',
    pages: { '/blog/aljibe-y-grupo-de-presion/': 2, '/servicios/fontaneria/': 1 },
  },
  { query: 'precios', pages: { '/precios/': 2 } },
  { query: 'cuanto vale la visita', pages: { '/precios/': 2, '/preguntas-frecuentes/': 1 } },
  { query: 'igic', pages: { '/precios/': 2, '/preguntas-frecuentes/': 2 } },
  {
    query: 'garantia de la reparacion',
    pages: { '/como-funciona/': 2, '/preguntas-frecuentes/': 2, '/sobre-nosotros/': 1 },
  },
  { query: 'como pido un tecnico', pages: { '/contacto/': 2, '/como-funciona/': 2, '/preguntas-frecuentes/': 1 } },
  { query: 'playa honda', pages: { '/zonas/san-bartolome/': 2 } },
  { query: 'punta mujeres', pages: { '/zonas/haria/': 2 } },
  { query: 'puerto del carmen', pages: { '/zonas/puerto-del-carmen/': 2 } },
  { query: 'costa tegise', pages: { '/zonas/costa-teguise/': 2 } },
  { query: 'trabajar con vosotros soy fontanero', pages: { '/profesionales/': 2 } },
  { query: 'quienes sois', pages: { '/sobre-nosotros/': 2 } },
  { query: 'proteccion de datos', pages: { '/privacidad/': 2, '/aviso-legal/': 1 } },
  { query: 'home repairs in english', pages: { '/en/': 2 } },
];
