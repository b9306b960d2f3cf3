/** Concepts of what is eaten and drunk, where it grows, and who serves it. */

import type { Concept } from '../concept.ts';

export const foodConcepts: readonly Concept[] = [
  // Meals and where they are had
  {
    es: 'comer~, comida, cenar, almorzar, restaurante, restorán, restauración, dónde comer, llevar comida, dan de comer, >menú, >alimentación, >comedor',
    en: 'eat~, food, restaurant, meal, dining, >menu',
  },
  { es: 'menú, +carta, +platos', en: 'menu, dishes' },
  {
    es: 'menú del día, +menú, comida del día, comida corrida, menú ejecutivo, menú diario, almuerzo ejecutivo',
    en: 'set menu, menu of the day, +menu, lunch menu',
  },
  { es: 'desayuno, desayunar~', en: 'breakfast' },
  { es: 'almuerzo, almorzar~almuerz', en: 'lunch' },
  { es: 'cena, cenar~', en: 'dinner, supper' },
  { es: 'merienda, merendar~meriend', en: 'snack, afternoon tea' },
  {
    es: 'pensión completa, todo incluido, con todas las comidas, incluye las comidas',
    en: 'full board, all inclusive, all-inclusive',
  },
  { es: 'media pensión, con cena, incluye la cena', en: 'half board' },
  { es: 'bebida, beber~, trago, +copa', en: 'drink~, beverage' },
  { es: 'vino, +bodega, +enoturismo, +cata, descorche', en: 'wine, +winery, +wine tasting, +cellar, corkage' },
  { es: 'enoturismo, cata, cata de vinos', en: 'wine tasting' },
  {
    es: 'cerveza, cervecería, chela, birra, cerveza de grifo, cerveza de barril, caña de cerveza',
    en: 'beer, brewery, lager, draught beer',
  },
  { es: 'café, cafetería', en: 'coffee, café, coffee shop' },
  { es: 'bar, taberna, cantina', en: 'bar, pub' },
  {
    es: 'pincho, pintxo, +tapa, +ración, plato para compartir, raciones para compartir, >ración',
    en: 'tapas, snack, sharing plates',
  },
  { es: 'carne, +ternera, +res, +cordero, +cerdo, +pollo', en: 'meat, +beef, +lamb, +pork, +chicken' },
  { es: 'pescado, marisco, mariscos', en: 'fish, seafood' },
  { es: 'verdura, hortaliza, +ensalada, >huerta, >vegetariano', en: 'vegetable, vegetables, +salad, >vegetarian' },
  { es: 'fruta', en: 'fruit' },
  { es: 'pan, panadería', en: 'bread, bakery' },
  {
    es: 'postre, dulce, repostería, pastelería, +pastel, +tarta, +torta',
    en: 'dessert, pastry, sweet, confectionery, +cake',
  },
  { es: 'tarta, torta, pastel, +bizcocho, +bizcochuelo, +queque, +ponqué', en: 'cake, +sponge cake' },
  { es: 'helado, heladería', en: 'ice cream' },
  { es: 'queso', en: 'cheese' },
  { es: 'aceite de oliva, +virgen extra, +aove, +almazara, aceite bueno', en: 'olive oil, +extra virgin' },
  { es: 'huevo', en: 'egg' },
  { es: 'leche, lácteo, +lactosa', en: 'milk, dairy, +lactose' },
  {
    es: 'vegetariano, +vegano, >verdura, >verduras, >sin carne, >menús especiales, >dietas, no come carne, no comen carne, no como carne, plato sin carne, +plant based',
    en: 'vegetarian, +vegan, >vegetables, >meat-free, does not eat meat, +plant-based',
  },
  {
    es: 'celíaco, sin gluten, gluten, >alérgenos, >intolerancias, >dietas, >menús especiales, no puedo comer pan, no puede comer pan',
    en: 'coeliac, celiac, gluten free, gluten, >allergens, >special diets, cannot eat gluten',
  },
  {
    es: 'alergia, alérgico, alérgeno, intolerancia, >hipoalergénico, >hipoalergénica, +rinitis, +polen, +alergología, +alergólogo, estornudo',
    en: 'allergy, allergic, allergen, intolerance, >hypoallergenic, +hay fever, +rhinitis, +pollen, sneezing',
  },
  {
    es: 'receta, ingrediente, cómo lo preparo, cómo se prepara, cómo lo cocino, cómo se cocina, cocinar, cocción',
    en: 'recipe, ingredient, how do i cook it',
  },
  {
    es: 'dieta, nutrición, alimentación, +nutricionista, +adelgazar~, +bajar de peso, +perder peso, >comida, >comer',
    en: 'diet, nutrition, +nutritionist, +lose weight, +weight loss, >food',
  },
  { es: 'nutricionista, dietista', en: 'nutritionist, dietitian' },
  {
    es: 'adelgazar~, bajar de peso, perder peso, pérdida de peso, perder kilos, bajar kilos, kilos de más, quitarme kilos, coger kilos',
    en: 'lose weight, weight loss, slimming',
  },
  { es: 'obesidad, sobrepeso', en: 'obesity, overweight' },
  {
    es: 'catering, banquete, comida para una fiesta, comida para fiestas, comida para un evento, comida para una comunión, comida para una boda, comida para bautizo',
    en: 'catering, banquet, food for a party, food for a wedding',
  },
  {
    es: 'para llevar, comida a domicilio, comida para llevar, take away, takeaway, recoger la comida',
    en: 'takeaway, take away, takeout',
  },

  // What is on the table, and who brings it
  { es: 'cóctel, coctel, cocktail, combinado, trago, copa, +coctelería', en: 'cocktail, mixed drink' },
  { es: 'coctelería, bar de copas, bar de cócteles', en: 'cocktail bar' },
  { es: 'barman, bartender, coctelero, mixólogo', en: 'bartender, barman, mixologist' },
  {
    es: 'camarero, mesero, garzón, mesonero, mozo, >personal de sala, >personal de servicio',
    en: 'waiter, waitress, >waiting staff',
  },
  { es: 'cocinero, chef, quién cocina, >cocina, >pastelero, >fogones', en: 'cook, chef, who cooks, >kitchen' },
  { es: 'refresco, gaseosa, soda, bebida gaseosa', en: 'soft drink, soda, fizzy drink' },
  { es: 'zumo, jugo', en: 'juice' },
  { es: 'mezcal, mescal', en: 'mezcal' },
  { es: 'infusión, té, +manzanilla', en: 'tea, herbal tea' },
  {
    es: 'frutos secos, fruto seco, +nuez, +almendra, +avellana, +cacahuete, +maní',
    en: 'nuts, +walnut, +almond, +peanut',
  },
  { es: 'cacahuete, cacahuate, maní', en: 'peanut' },
  { es: 'gamba, camarón, langostino', en: 'prawn, shrimp' },
  { es: 'patata, papa', en: 'potato' },
  { es: 'tomate, jitomate', en: 'tomato' },
  { es: 'maíz, elote, choclo', en: 'corn, maize' },
  { es: 'judía, alubia, frijol, poroto, habichuela, faba, fabes', en: 'bean' },
  { es: 'guisante, arveja, chícharo', en: 'pea' },
  { es: 'pimiento, morrón, ají', en: 'pepper, bell pepper' },
  { es: 'calabaza, zapallo, auyama', en: 'pumpkin, squash' },
  { es: 'calabacín, zapallito, zucchini', en: 'courgette, zucchini' },
  { es: 'aguacate, palta', en: 'avocado' },
  { es: 'fresa, frutilla', en: 'strawberry' },
  { es: 'plátano, banana, banano', en: 'banana' },
  { es: 'melocotón, durazno', en: 'peach' },
  { es: 'piña, ananá', en: 'pineapple' },
  { es: 'cítrico, +naranja, +limón, +mandarina', en: 'citrus, +orange, +lemon' },
  { es: 'cerdo, puerco, chancho, cochino', en: 'pork, pig' },
  { es: 'ternera, res, vacuno', en: 'beef, veal' },
  {
    es: 'asado, asador, parrilla, barbacoa, quincho, churrasco, +brasa, parrillada',
    en: 'barbecue, bbq, grill, grilled',
  },
  { es: 'sopa, caldo, +potaje', en: 'soup, broth' },
  { es: 'guiso, potaje, estofado, cocido, puchero', en: 'stew' },
  { es: 'bocadillo, bocata, sándwich, emparedado', en: 'sandwich' },
  { es: 'mantequilla', en: 'butter' },
  { es: 'azúcar, endulzante, edulcorante', en: 'sugar, sweetener' },
  { es: 'picante, picoso', en: 'spicy' },
  {
    es: 'embutido, fiambre, +chorizo, +jamón, +ibérico, +bellota',
    en: 'cold cuts, charcuterie, +chorizo, +ham, +iberian ham',
  },
  {
    es: 'aperitivo, picada, entrante, picoteo, picar algo, de picar, algo de picar, para picar, botana, canapé, bocaditos, tentempié, pasapalos, +vermú',
    en: 'starter, appetizer, nibbles, finger food, canapés',
  },
  {
    es: 'porción, ración, para cuántos da, para cuántos es, cuánto rinde',
    en: 'portion, serving, how many does it serve',
  },
  { es: 'vajilla, +plato, +vaso, +copa, +menaje', en: 'tableware, crockery, +plate, +glass, +dishes' },
  { es: 'cubiertos, +tenedor, +cuchara, +cuchillo', en: 'cutlery, +fork, +spoon, +knife' },
  { es: 'desayuno tardío, brunch', en: 'brunch' },
  {
    es: 'menú infantil, menú para niños, qué comen los niños, comida para niños, qué les dan de comer',
    en: 'kids menu, children menu, food for kids',
  },

  // From the butcher and the grocer
  { es: 'milanesa, filete empanado, escalope, empanizado, apanado', en: 'breaded fillet, schnitzel' },
  { es: 'carne picada, carne molida, molida, me lo picáis, me lo pican', en: 'mince, minced meat, ground beef' },
  { es: 'cordero, lechazo, borrego, ternasco', en: 'lamb' },
  { es: 'cochinillo, lechón', en: 'suckling pig' },
  { es: 'loncha, lonchear~, loncheado, en lonchas, cortar a cuchillo', en: 'slice, sliced' },
  { es: 'envasado al vacío, al vacío', en: 'vacuum packed' },
  { es: 'hormonas, antibióticos', en: 'hormones, antibiotics' },
  { es: 'halal, musulmán', en: 'halal, muslim' },
  { es: 'casquería, vísceras, menudencias, achuras, despojos, mondongo', en: 'offal, tripe' },
  { es: 'crudo, cruda, sin cocinar, sin pasteurizar', en: 'raw, unpasteurised' },
  {
    es: '>campero, criado en libertad, en libertad, gallina suelta, gallina campera, huevo de campo, huevo campero, animales sueltos, pastoreo, >ganadería extensiva',
    en: 'free range, free-range, free range eggs, >pasture',
  },
  {
    es: 'degustación, degustar~, cata, prueba del menú, prueba de menú, probar el menú, probar los platos',
    en: 'tasting, taste~, menu tasting',
  },

  // At the counter
  { es: 'pan de molde, pan lactal, pan bimbo', en: 'sliced bread' },
  { es: 'bollo, bollería, factura dulce, medialuna, cuernito, croissant, cruasán', en: 'pastry, croissant' },
  { es: 'masa madre, fermentación natural', en: 'sourdough' },
  { es: 'tortilla de patatas, tortilla española', en: 'spanish omelette' },
  { es: 'mariscada, parrillada de marisco', en: 'seafood platter' },
  { es: 'camote, batata, boniato', en: 'sweet potato' },
  { es: 'remolacha, betabel, betarraga', en: 'beetroot' },
  { es: 'cilantro, culantro', en: 'coriander' },
  { es: 'pavo, guajolote', en: 'turkey' },
  { es: 'pollo asado, pollo a la brasa, pollo rostizado', en: 'roast chicken' },
  { es: 'nata, crema de leche', en: 'cream' },
  { es: 'aceituna, +oliva', en: 'olive' },
  { es: 'garbanzo, +legumbre, +lenteja', en: 'chickpea, +lentil' },
  { es: 'viñedo, viñedos, viña, +bodega, +enoturismo', en: 'vineyard, +winery, +wine tourism' },

  // What grows, and who grows it
  { es: 'huerto, huerta', en: 'vegetable garden, orchard' },
  { es: 'agricultura, agrícola, campo', en: 'agriculture, agricultural, farming, farm' },
  { es: 'ganado, ganadería, +vaca, +oveja', en: 'livestock, cattle, +cow, +sheep' },
  { es: 'gallina, aves de corral, +pollo, +pavo', en: 'poultry, hen, +chicken, +turkey' },
  {
    es: 'pulgón, >cochinilla, +hongos, manchas en las hojas, hojas con manchas, hojas amarillas, se le caen las hojas, se me muere la planta, se muere la planta, +bichos en las plantas, bichitos blancos, clorosis, >plagas, plantas enfermas, >enfermedades de las plantas, >insecticida, >fitosanitarios',
    en: 'aphid, +fungus, yellow leaves, plant is dying, bugs on my plants, >pests',
  },
  {
    es: 'siega, segar~sieg, cortar el pasto, cortar el césped, desbroce, desbrozar~, maleza, mala hierba, yuyo, cortar la hierba, limpiar la parcela, limpiar el terreno, limpiar el lote, >herbicida',
    en: 'mow~, mowing, weeds, weeding, cut the grass',
  },
  {
    es: 'tala de árboles, talar, talado, cortar un árbol, tumbar un árbol, tocón, árbol caído, se cayó un árbol, sacar el tocón, +tala, >apeo, >destoconado',
    en: 'felling, cut down a tree, stump',
  },
  { es: '+ramas, restos de poda, restos vegetales', en: 'tree branches, green waste' },
  {
    es: 'riego automático, se me secan las plantas, se secan las plantas, >riego, >goteo, >aspersores',
    en: 'automatic irrigation, >sprinkler',
  },
  { es: 'abonar plantas, fertilizante, compost, compostaje, +abono', en: 'fertiliser, fertilizer, compost' },
  {
    es: '+casero, comida casera, hecho en casa, elaboración propia, cocina tradicional, receta tradicional, comida de la abuela, lo hacen ustedes, lo hacéis vosotros, +artesanal',
    en: 'homemade, home-made, home cooking, traditional recipes',
  },
  {
    es: 'sin reserva, sin reservar, orden de llegada, sin cita, sin cita previa, sin turno',
    en: 'walk in, walk-ins welcome, without a reservation, without an appointment, first come first served',
  },
  {
    es: 'cocina ininterrumpida, cierre de cocina, horario de cocina, abren la cocina, hasta qué hora se puede comer, hasta qué hora se come, hasta qué hora dan de comer',
    en: 'kitchen hours, how late can we eat, last orders',
  },
  {
    es: 'cena de empresa, comida de empresa, menú de grupo, cena de navidad, comida de navidad, menú navideño',
    en: 'group menu, company dinner, christmas dinner, office party',
  },
  {
    es: 'salón privado, comedor privado, sala privada, sala aparte, salón aparte, evento privado, zona reservada',
    en: 'private room, private dining, private event',
  },
  {
    es: 'ver el partido, se ve el partido, ponen el partido, pasan el partido, ponen el fútbol, ven el fútbol, pantalla gigante, >retransmisión deportiva',
    en: 'watch the match, show the match, watch football, big screen',
  },
  {
    es: 'cobran cubierto, cobran el cubierto, cobran por sentarse, cubierto del restaurante, servicio de mesa, consumo mínimo, consumición mínima, mínimo para consumir',
    en: 'cover charge, minimum spend',
  },
  { es: 'happy hour, hora feliz, tragos baratos, dos por uno en copas', en: 'happy hour' },
  {
    es: 'montaje y desmontaje, montaje y recogida, recogen todo, recogen al acabar, montan y recogen',
    en: 'set up and clear up, clear up afterwards',
  },
  {
    es: 'envío refrigerado, +cadena de frío, llega frío, +mandan la carne, llega en buen estado',
    en: 'refrigerated delivery, +cold chain',
  },
  { es: 'conservante, +aditivo, colorante', en: 'preservative, additive, food colouring' },
  {
    es: 'producto local, producto de proximidad, kilómetro cero, km 0, productor local, producto de la zona, directo del campo, directo del productor, +venta directa',
    en: 'locally sourced, local produce, farm to table, direct from the farm',
  },
  {
    es: 'caja de verduras, cajón de verduras, cesta de verduras, cesta semanal, canasta de verduras, bolsón de verduras',
    en: 'veg box, vegetable box',
  },
  {
    es: 'fruto rojo, fruto del bosque, +arándano, +frambuesa, +zarzamora',
    en: 'berries, +blueberry, +raspberry, +blackberry',
  },
  {
    es: 'almazara, molino de aceite, moler aceitunas, llevar mis aceitunas, molturación',
    en: 'olive mill, oil mill, olive press',
  },
  { es: 'magdalena, cupcake, muffin, panquecito', en: 'cupcake, muffin' },
  { es: 'galleta, galletita, pastas de té, masitas', en: 'biscuit, +cookie' },
  {
    es: 'tarta con foto, torta con foto, pastel con foto, impresión comestible, tarta personalizada, torta personalizada, pastel personalizado, tarta temática, torta temática',
    en: 'photo cake, custom cake, themed cake, edible print',
  },
  { es: 'roscón, rosca de reyes', en: 'kings cake' },
  { es: 'mesa dulce, mesa de dulces, mesa de postres, candy bar', en: 'candy bar, dessert table, sweet table' },
];
