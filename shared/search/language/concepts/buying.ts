/** Concepts of money, buying and delivery, and access. */

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
    es: 'a plazos, cuotas, financiar~, financiación, financiamiento, meses sin intereses, +plazos, pagar por mes, msi, fraccionar~, fraccionamiento, fraccionado, pago aplazado, por partes, en partes, de a poco, de a poquito, ir pagando, >sin intereses, pagar según avance',
    en: 'instalments, installments, financing, finance~, payment plan, monthly payments, split the payment, bit by bit, >interest-free',
  },
  {
    es: 'descuento, dto, promoción, rebaja, rebajado, ganga, descuentos, +oferta, +bono, +cupón, bonificación, bonificar~, más barato, sale más barato, me hacen precio, >tarifa preferente, >tarifa reducida, >ventajas, promo, promos, 2x1, código promocional, código de descuento, pongo el código, tengo un código, +outlet, +black friday, en liquidación, hay liquidación, liquidación por cierre, fin de temporada',
    en: 'discount~, promotion, +offer, +deal, +sale, +voucher, +coupon, cheaper, >reduced price, >benefits, promo, promo code, discount code, +outlet, clearance, +black friday',
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
    es: 'anticipo, adelanto, por adelantado, seña, +señal, +fianza, +depósito, adelantar~, +enganche, dar de entrada, cuánto hay que adelantar, +arras, hay que dejar dinero, dejar dinero, dejar señal, dejar una señal, dejar de señal',
    en: 'deposit, down payment, upfront, in advance, +advance, pay in advance',
  },
  { es: 'fianza, depósito, un mes de fianza, me piden para entrar', en: 'deposit, security deposit' },
  {
    es: 'devolver~devuelv, devolución, reembolso, reembolsar~, reintegro, que me devuelvan, quiero mi dinero, reintegrar~, reponer~repong, >satisfacción garantizada, si no me vale, no me vale, si no me queda bien, si me queda mal, si no me sirve, cambiarlo por otro, vuelta del paquete, me arrepentí, >desistimiento',
    en: 'return~, refund~, refunds, money back, i want my money back, >replacement, exchange it, if it does not fit, changed my mind, >withdrawal',
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
    es: 'suscripción, membresía, socio, hacerse socio, cuota de socio, +abono, +bonos, asociarse, hacerse miembro, ser socio, hacerme del club, alta de socio',
    en: 'membership, member, subscription, season ticket, +pass, join the club',
  },
  { es: 'regalo, regalar~, obsequio, +sorpresa', en: 'gift, +present, +surprise' },
  { es: 'tarjeta regalo, cheque regalo, bono regalo', en: 'gift card, gift voucher, gift certificate' },
  { es: 'cheque, vale, nota de crédito, saldo a favor', en: 'voucher, check, cheque, credit note' },

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
    es: 'envío, entrega, entregar~, despacho, mensajería, paquetería, reparto, repartir~, encomienda, a domicilio, delivery, +enviar~, +paquete, mandan a, lo mandan, llevan a casa, a todo el país, >despachar~, >agencia, >provincias, seguimiento del pedido, seguimiento de mi paquete, dónde está mi pedido, >rastreo, >seguimiento, cuándo me llega, cuándo me llegan, en cuántos días llega, días me llega, cuándo llega mi, no me ha llegado, no me llegó, mandáis a, >portes, >intento de entrega, >transportista, >repartidor',
    en: 'ship~, shipping, delivery, deliver~, courier, home delivery, +parcel, nationwide shipping, >dispatch~, track my order, where is my order, >tracking, when will it arrive, has not arrived, my order has not',
  },
  {
    es: 'recoger~recoj, recogida, retirar~, retiro, pasar a buscar, retirada, se llevan, pasar a recoger, pasar a por, >entrega',
    en: 'collect~, collection, pick up, pickup, take away',
  },
  {
    es: 'existencias, stock, inventario, +disponible, +disponibilidad, agotado, sin stock, cuándo vuelve, >reposición, >encargos, lo tenéis ahora, lo tienen ahora, >disponibilidad inmediata, >entrega inmediata',
    en: 'stock, in stock, +available, +availability, out of stock, sold out, >restock',
  },
  {
    es: 'segunda mano, usado, de ocasión, seminuevo, reacondicionado',
    en: 'second hand, second-hand, used, pre-owned, refurbished',
  },
  { es: 'nuevo, a estrenar', en: 'new, brand new' },
  { es: 'mayorista, al por mayor, mayoreo, +distribuidor, por mayor', en: 'wholesale, wholesaler, bulk, +distributor' },
  {
    es: 'marca, fabricante, firmas, con qué marcas, qué marcas, con qué productos, >productos, >equipamiento, qué marcas arreglan, >multimarca, >todas las marcas',
    en: 'brand, manufacturer, which brands, >products, >equipment',
  },
  { es: 'modelo, referencia', en: 'model, reference' },
  { es: 'producto, artículo, mercancía', en: 'product, item, goods' },
  { es: 'talla, tamaño, medida, dimensiones, talle, tallaje, +numeración', en: 'size, dimensions, measurements' },
  { es: 'color, tonos, >acabados, >carta de colores', en: 'colour, color, >finishes' },
  {
    es: 'recambio, repuesto, refacción, +pieza, +accesorio, +rodamientos, +burletes',
    en: 'spare part, spare parts, part, parts, replacement part, accessory',
  },
  { es: 'carrito, cesta', en: 'cart, basket' },
  {
    es: 'alquilar~, alquiler, arrendar~arriend, arriendo, renta, rentar~, arrendamiento',
    en: 'rent~, rental, hire, lease~',
  },

  // Access
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
  {
    es: 'cerca, cercano, al lado, próximo, a cuánto, distancia, lejos',
    en: 'near, nearby, close to, distance, how far',
  },

  // What is bought
  { es: 'anillo, sortija, +alianza, argolla', en: 'ring, wedding ring' },
  { es: 'arete, zarcillo, >pendientes, +aros, +aro', en: 'earrings, earring' },
  { es: 'pulsera, brazalete', en: 'bracelet' },
  { es: '+collar, colgante, gargantilla', en: 'necklace, pendant' },
  { es: 'bisutería', en: 'costume jewellery, costume jewelry' },
  { es: 'diamante, gema, piedra preciosa', en: 'diamond, gem, gemstone' },
  { es: 'oro, +quilates', en: 'gold, +carat' },
  {
    es: 'auténtico, autenticidad, de verdad, es original, falso, imitación, >contraste, >certificado, producto original, productos originales',
    en: 'authentic, genuine, real thing, fake, >certificate, original product',
  },
  {
    es: '+grabado, grabar nombre, grabar un nombre, nuestros nombres, poner nombre, con mis iniciales, >personalizado, con mi nombre, con nombre, me lo graban, me la graban, >personalización',
    en: 'engrave~, engraving, our names, initials, >personalised, with my name',
  },
  { es: 'bordar~, bordado', en: 'embroider~, embroidery' },
  {
    es: 'pulir~, pulido, abrillantar~, abrillantado, sacar brillo, se puso negro, se puso negra, perdió el brillo, >brillo, dejar brillante, cristalizado, cristalizar~, pulir el mármol, pulir el suelo',
    en: 'polish~, polishing, tarnished, >shine, polish marble, floor polishing',
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
    es: 'se llevan lo viejo, se llevan el viejo, se llevan la vieja, tirar lo viejo, tiran las viejas, retirada, >desmontaje, os lleváis las viejas, se lleva el colchón viejo, >retirada del usado, >desmontaje y retirada',
    en: 'take away the old one, >removal',
  },

  // Orders that go astray, and going back on them
  {
    es: 'me mandaron otro, me mandaron otra, artículo erróneo, me enviaron otro, me enviaron otra, me llegó otro, me llegó otra, producto equivocado, artículo equivocado, producto erróneo, pedido equivocado, pedido incorrecto, no es lo que pedí, error en el pedido, falta un artículo, faltan cosas, falta una cosa, falta algo en el pedido, pedido incompleto, me mandaron otra cosa, me llegó otra cosa',
    en: 'wrong item, wrong order, not what i ordered, missing item, incomplete order',
  },
  { es: 'perdí el ticket, perdí la boleta, sin ticket, el tique, >comprobante de compra', en: 'no receipt' },
  { es: 'ya lo abrí, lo abrí, ya lo usé, embalaje original, >sin estrenar', en: 'already opened it' },
  { es: 'contra reembolso, contraentrega, contra entrega, pagar al recibirlo', en: 'cash on delivery' },
  {
    es: 'tienda física, local físico, tienen local, tienen tienda, tenéis tienda, ir a la tienda, puedo ir a verlo, verlo antes de comprar, verlo en persona, >showroom, >exposición y venta',
    en: 'physical shop, physical store, see it in person, >showroom',
  },
  { es: 'preventa, antes de que salga, preorden', en: 'pre-order, preorder, before it comes out' },
  { es: 'dedicatoria, poner una nota, poner un mensaje, mensaje personalizado', en: 'gift note, gift message' },
  { es: 'comprar mucho, compro varios, revender~, por volumen, venden a tiendas', en: 'resell~' },
  {
    es: 'aduana, aduanero, impuestos de importación',
    en: 'customs duty, customs clearance, import duty, import duties',
  },
  { es: 'caduca el bono, caduca el vale, hasta cuándo sirve, sirve el bono, >validez, >caducidad', en: 'valid until' },

  // What is worn, and what is mended
  { es: 'qué número calzo, qué número uso, guía de tallas, tabla de medidas', en: 'size guide, size chart' },
  { es: 'premamá, ropa de embarazada, ropa para embarazadas', en: 'maternity wear, maternity clothes' },
  { es: 'ropa de bebé, ropita de bebé, ropa para bebés, canastilla', en: 'baby clothes, layette' },
  {
    es: 'de qué tela, qué tela, de qué material, de qué está hecho, de qué están hechos, de qué está hecha, >composición, >algodón, >poliéster, >lino, >piel natural, >acero inoxidable',
    en: 'what material, what fabric, what is it made of, composition, >cotton, >polyester, >linen',
  },
  { es: 'encoger~encoj, destiñe, lavado a máquina, instrucciones de lavado, cuidado de la prenda', en: 'machine wash' },
  { es: 'impermeable, resistente al agua, se puede mojar, puede mojarse', en: 'waterproof, water resistant' },
  { es: 'ropa interior, lencería, +bragas, +calzones, +bóxer, +sujetador', en: 'underwear, lingerie, +bra, +knickers' },
  { es: 'sujetador, +sostén, brasier, corpiño', en: 'bra' },
  { es: 'bragas, calzones, pantaletas, bombachas', en: 'knickers, panties' },
  { es: 'horma ancha, pie ancho, zapatos anchos, +juanete, +calzado ortopédico', en: 'wide fit, wide feet, +bunions' },
  { es: 'piel vegana, calzado vegano, cuero sintético, +piel de animal', en: 'vegan leather, faux leather' },
  {
    es: 'transpirable, que transpire, transpira, +da calor, no dé calor, no da calor, da mucho calor',
    en: 'breathable',
  },
  { es: 'comercio justo, producción ética, explotar a nadie', en: 'fair trade, ethically made' },
  { es: 'pantuflas, zapatillas de casa', en: 'slippers' },
  { es: 'antideslizante, que no resbale, resbala, resbalan, resbaladizo', en: 'non-slip, anti-slip, slippery' },
  { es: '+billetera, monedero, cartera de piel, tarjetero', en: 'wallet, card holder' },
  { es: 'plata de ley, plata 925, se pone negra la plata, me pone negra la piel', en: 'sterling silver' },
  { es: 'baño de oro, bañado en oro, chapado en oro, oro laminado', en: 'gold plated, gold-plated' },
  { es: 'hipoalergénico, antialérgico, +níquel, alergia la bisutería', en: 'hypoallergenic, nickel' },
  { es: 'talla de anillo, medidor de anillos, medida de dedo, agrandar un anillo, >cambio de medida', en: 'ring size' },
  { es: 'relojero, relojería, pila del reloj, cambio de pila, correa del reloj', en: 'watchmaker, watch repair' },
  { es: 'se apaga solo, no dura la batería, batería no dura, cambio de batería', en: 'battery replacement' },
  { es: 'ampliación de memoria, ssd, +disco duro, cambiar el disco, vaya más rápida', en: 'hard drive, ssd' },
  {
    es: 'se me borra todo, pierdo mis fotos, perder mis fotos, >respaldo, copia de seguridad',
    en: 'lose my photos, >backup',
  },
  { es: 'no tiene arreglo, cobran por revisarlo, cobran por mirarlo, diagnóstico gratuito', en: 'free diagnosis' },
  { es: '+cartucho, tóner, tinta de impresora, +tinta', en: 'ink cartridge, +toner' },
  { es: 'multimarca, cualquier marca, todas las marcas', en: 'any brand, all brands, all makes' },
];
