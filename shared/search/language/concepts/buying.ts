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
    es: 'a plazos, cuotas, financiar~, financiación, financiamiento, meses sin intereses, +plazos, pagar por mes, msi, fraccionar~, fraccionamiento, fraccionado, pago aplazado',
    en: 'instalments, installments, financing, finance~, payment plan, monthly payments, split the payment',
  },
  {
    es: 'descuento, dto, promoción, rebaja, rebajado, ganga, descuentos, +oferta, +bono, +cupón, bonificación, bonificar~, más barato, sale más barato, me hacen precio, >tarifa preferente, >tarifa reducida, >ventajas, promo, promos, 2x1',
    en: 'discount~, promotion, +offer, +deal, +sale, +voucher, +coupon, cheaper, >reduced price, >benefits, promo',
  },
  {
    es: 'gratis, gratuito, sin coste, sin costo, sin cargo, de balde',
    en: 'free, free of charge, no cost, complimentary',
  },
  { es: 'barato, económico, asequible, low cost', en: 'cheap, affordable, inexpensive, low cost, +budget' },
  { es: 'caro, costoso', en: 'expensive, costly' },
  { es: 'dinero, +plata, +efectivo, lana, guita, pasta', en: 'money, +cash' },
  { es: 'efectivo, en metálico, al contado', en: 'cash' },
  { es: 'propina', en: 'tip, gratuity' },
  {
    es: 'anticipo, adelanto, por adelantado, seña, +señal, +fianza, +depósito, adelantar~',
    en: 'deposit, down payment, upfront, in advance, +advance, pay in advance',
  },
  { es: 'fianza, depósito', en: 'deposit, security deposit' },
  {
    es: 'devolver~devuelv, devolución, reembolso, reembolsar~, reintegro, que me devuelvan, quiero mi dinero, reintegrar~, reponer~repong, >satisfacción garantizada',
    en: 'return~, refund~, refunds, money back, i want my money back, >replacement',
  },
  { es: 'ahorrar~, ahorro', en: 'save~, saving, savings' },
  { es: 'subvención, ayuda económica, beca, subsidio, +ayudas', en: 'grant, subsidy, scholarship, +aid' },
  {
    es: 'tercera edad, personas mayores, adulto mayor, anciano, abuelo, +mayores, +jubilado, +pensionista, +pensionado',
    en: 'seniors, elderly, older people, +senior, +pensioner, +retired, +retiree',
  },
  { es: 'jubilado, pensionista, pensionado, retirado', en: 'pensioner, retired, retiree' },
  {
    es: 'suscripción, membresía, socio, hacerse socio, cuota de socio, +abono, +bonos',
    en: 'membership, member, subscription, season ticket, +pass',
  },
  { es: 'regalo, regalar~, obsequio', en: 'gift, +present' },
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
  { es: 'color, tonos', en: 'colour, color' },
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
    es: 'autobús, bus, guagua, camión de pasajeros, ómnibus, autocar, +colectivo, +micro, >parada, >transporte público, >línea',
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
    es: 'traslado, transfer, transporte, +lanzadera, ruta escolar, transporte escolar, >autobús, >bus, >micro',
    en: 'transfer, shuttle, transport~, school bus, >bus',
  },
  {
    es: 'minusvalía, minusválido, discapacidad, discapacitado, movilidad reducida, silla de ruedas, accesible, accesibilidad, rampa, adaptado, adaptada, planta baja, inclusivo, no puede subir escaleras, no puede caminar, no camina bien, cochecito, carriola, carrito de bebé, >ascensor',
    en: 'disability, disabled, handicapped, reduced mobility, wheelchair, accessible, accessibility, ramp, ground floor, step-free, inclusive, cannot walk, pram, stroller, pushchair, >lift',
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
  { es: 'equipaje, maleta, valija, bulto', en: 'luggage, baggage, suitcase' },
  { es: 'carretera, autopista, autovía, +ruta', en: 'road, motorway, highway' },
  {
    es: 'cerca, cercano, al lado, próximo, a cuánto, distancia, lejos',
    en: 'near, nearby, close to, distance, how far',
  },
];
