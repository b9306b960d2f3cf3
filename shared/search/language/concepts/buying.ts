/** Concepts of money, buying and delivery, and getting there. */

import type { Concept } from '../concept.ts';

export const buyingConcepts: readonly Concept[] = [
  // Money
  {
    es: 'pagar~, pago, forma de pago, formas de pago, medios de pago, abonar~, +tarjeta, +efectivo, +bizum, +transferencia, +contado',
    en: 'pay~, payment, payment methods, +card, +cash, +bank transfer, +credit card',
  },
  { es: 'tarjeta, tarjeta de crédito, tarjeta de débito, datáfono', en: 'card, credit card, debit card' },
  { es: 'transferencia, transferencia bancaria, giro', en: 'bank transfer, wire transfer' },
  {
    es: 'a plazos, cuotas, financiar~, financiación, financiamiento, meses sin intereses, +plazos, pagar por mes, msi, fraccionar~, fraccionamiento, fraccionado, pago aplazado, por partes, en partes, de a poco, de a poquito, ir pagando, >sin intereses',
    en: 'instalments, installments, financing, finance~, payment plan, monthly payments, split the payment, bit by bit, >interest-free',
  },
  {
    es: 'descuento, dto, promoción, rebaja, rebajado, ganga, descuentos, +oferta, +bono, +cupón, bonificación, bonificar~, más barato, sale más barato, me hacen precio, >tarifa preferente, >tarifa reducida, >ventajas, promo, promos, 2x1',
    en: 'discount~, promotion, +offer, +deal, +sale, +voucher, +coupon, cheaper, >reduced price, >benefits, promo',
  },
  {
    es: 'gratis, gratuito, sin coste, sin costo, sin cargo, de balde, >entrada libre',
    en: 'free, free of charge, no cost, complimentary, >free entry',
  },
  {
    es: 'barato, económico, asequible, low cost, poca plata, poco dinero, poco presupuesto, ando sin plata',
    en: 'cheap, affordable, inexpensive, low cost, +budget, little money, tight budget',
  },
  { es: 'caro, costoso', en: 'expensive, costly' },
  { es: 'dinero, +plata, +efectivo, lana, guita, pasta', en: 'money, +cash' },
  { es: 'efectivo, en metálico, al contado', en: 'cash' },
  { es: 'propina', en: 'tip, gratuity' },
  {
    es: 'anticipo, adelanto, por adelantado, seña, +señal, +fianza, +depósito, adelantar~, +enganche',
    en: 'deposit, down payment, upfront, in advance, +advance, pay in advance',
  },
  { es: 'fianza, depósito', en: 'deposit, security deposit' },
  {
    es: 'devolver~devuelv, devolución, reembolso, reembolsar~, reintegro, que me devuelvan, quiero mi dinero, reintegrar~, reponer~repong, >satisfacción garantizada',
    en: 'return~, refund~, refunds, money back, i want my money back, >replacement',
  },
  { es: 'ahorrar~, ahorro', en: 'save~, saving, savings' },
  {
    es: 'subvención, ayuda económica, beca, subsidio, +ayudas, ayudas públicas, plata del gobierno, dinero del gobierno, ayuda del gobierno, ayuda del estado, lo paga el estado, hay ayudas, >fondos, >becas, >bonificaciones',
    en: 'grant, subsidy, scholarship, +aid, government money, >grants',
  },
  {
    es: 'tercera edad, personas mayores, adulto mayor, anciano, abuelo, +mayores, +jubilado, +pensionista, +pensionado, >mayores de 65, >mayores de 60, >sénior',
    en: 'seniors, elderly, older people, +senior, +pensioner, +retired, +retiree, >over 65',
  },
  { es: 'jubilado, pensionista, pensionado, retirado', en: 'pensioner, retired, retiree' },
  {
    es: 'suscripción, membresía, socio, hacerse socio, cuota de socio, +abono, +bonos, asociarse, hacerse miembro, ser socio',
    en: 'membership, member, subscription, season ticket, +pass',
  },
  { es: 'regalo, regalar~, obsequio, +sorpresa', en: 'gift, +present, +surprise' },
  { es: 'tarjeta regalo, cheque regalo, bono regalo', en: 'gift card, gift voucher, gift certificate' },
  { es: 'cheque, vale', en: 'voucher, check, cheque' },

  // Buying and delivery
  { es: 'comprar~, compra, adquirir~adquier', en: 'buy~, purchase~, shop~' },
  { es: 'vender~, venta, en venta, se vende', en: 'sell~, sale, sales, for sale' },
  { es: 'tienda, +comercio, +negocio, +almacén', en: 'shop, +store' },
  {
    es: 'tienda online, comprar online, por internet, en línea, online',
    en: 'online shop, online store, online, e-commerce',
  },
  {
    es: 'pedir~pid, pedido, solicitar~, solicitud, encargar~, encargo, contratar~',
    en: 'order~, request~, hire~, +ask for, +apply~',
  },
  {
    es: 'envío, entrega, entregar~, despacho, mensajería, paquetería, reparto, repartir~, encomienda, a domicilio, delivery, +enviar~, +paquete, mandan a, lo mandan, llevan a casa, a todo el país, >despachar~, >agencia, >provincias, seguimiento del pedido, seguimiento de mi paquete, dónde está mi pedido, >rastreo, >seguimiento',
    en: 'ship~, shipping, delivery, deliver~, courier, home delivery, +parcel, nationwide shipping, >dispatch~, track my order, where is my order, >tracking',
  },
  {
    es: 'recoger~recoj, recogida, retirar~, retiro, pasar a buscar, retirada, se llevan, pasar a recoger, pasar a por, >entrega',
    en: 'collect~, collection, pick up, pickup, take away',
  },
  {
    es: 'existencias, stock, inventario, +disponible, +disponibilidad, agotado, sin stock, cuándo vuelve, >reposición, >encargos',
    en: 'stock, in stock, +available, +availability, out of stock, sold out, >restock',
  },
  {
    es: 'segunda mano, usado, de ocasión, seminuevo, reacondicionado',
    en: 'second hand, second-hand, used, pre-owned, refurbished',
  },
  { es: 'nuevo, a estrenar', en: 'new, brand new' },
  { es: 'mayorista, al por mayor, mayoreo, +distribuidor', en: 'wholesale, wholesaler, bulk, +distributor' },
  {
    es: 'marca, fabricante, firmas, con qué marcas, qué marcas, con qué productos, >productos, >equipamiento',
    en: 'brand, manufacturer, which brands, >products, >equipment',
  },
  { es: 'modelo, referencia', en: 'model, reference' },
  { es: 'producto, artículo, mercancía', en: 'product, item, goods' },
  { es: 'talla, tamaño, medida, dimensiones, talle, tallaje', en: 'size, dimensions, measurements' },
  { es: 'color, tonos, >acabados, >carta de colores', en: 'colour, color, >finishes' },
  {
    es: 'recambio, repuesto, refacción, +pieza, +accesorio',
    en: 'spare part, spare parts, part, parts, replacement part, accessory',
  },
  { es: 'carrito, cesta', en: 'cart, basket' },
  {
    es: 'alquilar~, alquiler, arrendar~arriend, arriendo, renta, rentar~, arrendamiento',
    en: 'rent~, rental, hire, lease~',
  },

  // Getting there, access
  {
    es: 'aparcar~, aparcamiento, parking, estacionar~, estacionamiento, parqueadero, parquear~, parqueo, cochera, plaza de garaje, dejar el coche, dejar el auto, dejar el carro, dejo el coche, dejo el auto, dejo el carro, dejar la moto, valet, dónde dejo el coche, dónde dejo el auto',
    en: 'park~, parking, car park, parking lot, garage, valet',
  },
  { es: 'coche, carro, auto, automóvil, vehículo, turismo', en: 'car, vehicle, automobile, auto' },
  {
    es: 'autobús, bus, guagua, camión de pasajeros, ómnibus, autocar, +colectivo, +micro, >parada, >transporte público, >línea, >itinerario',
    en: 'bus, +coach, >stop, >public transport',
  },
  {
    es: 'subte, subterráneo, +metro, >estación, >transporte público, >parada, >metrobús',
    en: 'underground, subway, metro, >station, >public transport, >stop',
  },
  { es: 'tren, ferrocarril, cercanías, >estación', en: 'train, railway, >station' },
  {
    es: 'transporte público, en transporte público, sin coche, sin auto, sin carro, >metro, >autobús, >bus, >tren, >parada, >estación, >línea',
    en: 'public transport, public transportation, without a car, >bus, >train, >metro, >stop, >station, >line',
  },
  { es: 'taxi, uber, cabify, remís', en: 'taxi, cab' },
  { es: 'aeropuerto', en: 'airport' },
  {
    es: 'traslado, transfer, transporte, +lanzadera, ruta escolar, transporte escolar, >autobús, >bus, >micro, recogida en el aeropuerto, nos recogen, me recogen, que nos recojan, nos esperan en el aeropuerto, buscar al aeropuerto',
    en: 'transfer, shuttle, transport~, school bus, >bus, airport transfer, pick us up, airport pickup',
  },
  {
    es: 'minusvalía, minusválido, discapacidad, discapacitado, movilidad reducida, silla de ruedas, accesible, accesibilidad, rampa, adaptado, adaptada, planta baja, inclusivo, no puede subir escaleras, no puede caminar, no camina bien, cochecito, carriola, carrito de bebé, >ascensor, va en silla, anda en silla, bastón, muletas, andador, carrito del bebé, con carrito',
    en: 'disability, disabled, handicapped, reduced mobility, wheelchair, accessible, accessibility, ramp, ground floor, step-free, inclusive, cannot walk, pram, stroller, pushchair, >lift, crutches, walking frame',
  },
  { es: 'ascensor, elevador', en: 'lift, elevator' },
  { es: 'escalera, peldaño', en: 'stairs, staircase, steps, ladder' },
  {
    es: 'escalera mecánica, escalera eléctrica, escaleras mecánicas, escaleras eléctricas',
    en: 'escalator, moving stairs',
  },
  {
    es: 'wifi, wi-fi, internet, conexión a internet, >conectividad, >fibra',
    en: 'wifi, wi-fi, internet, >connectivity',
  },
  { es: 'aseo, lavabo, sanitario, baño, +servicios', en: 'toilet, bathroom, restroom, wc, loo' },
  {
    es: 'vestuario, +taquilla, +casillero, +locker, +consigna',
    en: 'changing room, locker room, +locker, +lockers, +left luggage',
  },
  { es: 'taquilla, casillero, locker, consigna', en: 'locker, lockers, left luggage' },
  { es: 'equipaje, maleta, valija, bulto, +mochila', en: 'luggage, baggage, suitcase, +backpack' },
  { es: 'carretera, autopista, autovía, +ruta', en: 'road, motorway, highway' },
  {
    es: 'cerca, cercano, al lado, próximo, a cuánto, distancia, lejos',
    en: 'near, nearby, close to, distance, how far',
  },

  // What is bought
  { es: 'anillo, sortija, +alianza, argolla', en: 'ring, wedding ring' },
  { es: 'arete, zarcillo, >pendientes', en: 'earrings, earring' },
  { es: 'pulsera, brazalete', en: 'bracelet' },
  { es: '+collar, colgante, gargantilla', en: 'necklace, pendant' },
  { es: 'bisutería', en: 'costume jewellery, costume jewelry' },
  { es: 'diamante, gema, piedra preciosa', en: 'diamond, gem, gemstone' },
  { es: 'oro, +quilates', en: 'gold, +carat' },
  {
    es: 'auténtico, autenticidad, de verdad, es original, falso, imitación, >contraste, >certificado',
    en: 'authentic, genuine, real thing, fake, >certificate',
  },
  {
    es: '+grabado, grabar nombre, grabar un nombre, nuestros nombres, poner nombre, con mis iniciales, >personalizado, con mi nombre, con nombre',
    en: 'engrave~, engraving, our names, initials, >personalised, with my name',
  },
  { es: 'bordar~, bordado', en: 'embroider~, embroidery' },
  {
    es: 'pulir~, pulido, abrillantar~, abrillantado, sacar brillo, se puso negro, se puso negra, perdió el brillo, >brillo',
    en: 'polish~, polishing, tarnished, >shine',
  },
  {
    es: 'cuánto me dan por, cuánto me dan, qué me dan por, cuánto valdrá, cuánto vale mi, compran oro, >tasación, >pagamos',
    en: 'how much will you give me, what is it worth, >valuation, >appraisal',
  },
  { es: 'un bote, el bote, tarro, frasco', en: 'jar' },
  { es: 'cremallera, zíper, zipper, cierre relámpago, se rompió el cierre', en: 'zipper, broken zip' },
  { es: 'tacón, media suela, suelas gastadas, cambiar la suela', en: 'shoe sole, heel' },
  {
    es: 'zapatero, zapatería, arreglo de zapatos, reparación de calzado, +zapatos',
    en: 'cobbler, shoe repair, shoe shop',
  },
  { es: 'traje, terno, esmoquin, chaqué', en: '+suit, tuxedo' },
  { es: 'zurcir~, zurcido, remendar~remiend, remiendo', en: 'darn~, patch~' },
  { es: 'colcha, cubrecama', en: 'bedspread' },
  {
    es: 'chatarra, fierro, desguace, desarmadero, deshuesadero, +cobre, >metales',
    en: 'scrap, scrap metal, scrapyard, +copper',
  },
  { es: 'desmontar~, desmontaje, desarmar~', en: 'dismantle~, take apart' },
  { es: '+tablet, libro electrónico, libro digital, ebook, audiolibro', en: 'ebook, e-book, audiobook, +tablet' },

  // Bills and conditions
  {
    es: 'cobraron de más, me cobraron mal, me cobraron dos veces, cobro indebido, factura altísima, recibo altísimo, >facturación, >cargos',
    en: 'overcharged, charged twice, wrong bill, >billing',
  },
  {
    es: 'comisión, cuánto se quedan, cuánto se llevan, qué porcentaje',
    en: 'commission, what percentage',
    sign: 'share',
  },
  {
    es: 'pedido mínimo, cantidad mínima, desde cuántas unidades, desde cuántos, >mínimo',
    en: 'minimum order, minimum quantity, >minimum',
  },
  {
    es: 'para mi restaurante, para mi bar, tengo un bar, tengo un restaurante, soy de un bar, para mi negocio, para mi tienda, >hostelería, >profesionales, >mayorista, >distribución',
    en: 'for my restaurant, for my shop, >trade, >wholesale, >catering',
  },
  {
    es: 'pagar a fin de mes, a 30 días, cuenta de empresa, cuentas corporativas, facturación mensual',
    en: 'business account, monthly invoice',
  },
  {
    es: 'se paga antes, pago antes, pagarlo antes, dejarlo pagado, >anticipado, >previo',
    en: 'pay beforehand, prepay~',
  },
  { es: 'gastos de comunidad, gastos comunes, expensas, cuota de comunidad', en: 'service charge, maintenance fees' },
  {
    es: 'vida útil, durabilidad, duradero, cuántos años dura, cuántos años duran, cuánto tiempo duran, >garantía',
    en: 'lifespan, durability, how long does it last, >warranty',
  },
  {
    es: 'resistencia, resistente, resistir~, aguanta la lluvia, aguanta el calor, aguantan',
    en: 'resistant, resistance, durable',
  },
  {
    es: 'primera vez, la primera vez, es mi primera vez, nunca he ido, primera visita, primera consulta, consulta inicial',
    en: 'first time, >first visit',
  },
  {
    es: 'si rompo algo, si lo rompo, si la rompo, si se me rompe, quién responde, quién paga los daños, responsabilidad civil, daños, >franquicia, >fianza',
    en: 'if i break it, who pays for damage, >liability, >damage',
  },
  {
    es: 'en mi nombre, puede ir otra persona, va otra persona, puedo mandar a alguien, mandar a otra persona, puedo mandar a, por otra persona, autorización, >representante',
    en: 'on my behalf, someone else, >authorisation',
  },
  {
    es: 'a nombre de otro, está a nombre de, cambio de titular, cambio de nombre, titular, >propietario',
    en: 'in another name, change of owner, >owner',
  },
  { es: 'etiqueta, etiquetado', en: 'label, labelling' },
  {
    es: 'se llevan lo viejo, se llevan el viejo, se llevan la vieja, tirar lo viejo, tiran las viejas, retirada, >desmontaje',
    en: 'take away the old one, >removal',
  },

  // Work and papers at hand
  { es: 'tarjeta de visita, tarjetas de presentación, tarjetas personales', en: 'business cards' },
  { es: '+volante, folleto, flyer, díptico, tríptico', en: 'flyer, leaflet' },
  { es: 'encuadernar~, encuadernación, anillado, engargolado, empastado', en: 'binding, bind~' },
  { es: 'fotocopia, fotocopias, copias', en: 'photocopy, photocopies' },
  { es: 'taza, tazón, pocillo', en: 'mug, cup' },
  { es: 'lona, pancarta, pendón', en: 'banner' },
  { es: 'nevera portátil, conservadora, hielera', en: 'cool box, cooler' },

  // Carried there
  {
    es: 'me lo llevan, me la llevan, me los llevan, me las llevan, portes, >transporte',
    en: 'carry it there, >transport',
  },
];
