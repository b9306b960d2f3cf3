/** Concepts of law, property, goods and technology. */

import type { Concept } from '../concept.ts';

export const societyConcepts: readonly Concept[] = [
  // Law and administration
  { es: 'abogado, letrado, despacho, bufete, +legal, jurídico', en: 'lawyer, attorney, solicitor, law firm' },
  {
    es: 'divorcio, separación, +custodia, divorciar~, separarnos, separarse, separarme, nos separamos, >mutuo acuerdo, me quiero separar, quiero separarme, dejar a mi marido, dejar a mi mujer, los dos de acuerdo, estamos de acuerdo los dos, los dos estamos de acuerdo, >convenio regulador',
    en: 'divorce, separation, +custody, get divorced, want to separate, leave my husband, leave my wife',
  },
  {
    es: 'herencia, testamento, heredero, sucesión, heredar~, últimas voluntades, cuando me muera, si me muero, dejarle todo, >legado, >herederos, murió mi padre, murió mi madre, murió mi abuelo, falleció mi padre, falleció mi madre, falleció mi abuelo, se murió mi padre, se murió mi madre, sin testamento, abintestato, intestado, deudas del muerto, deudas del fallecido, no quieren repartir, dejar fuera a un hijo, desheredar~, desheredación, partición, >declaratoria de herederos',
    en: 'inheritance, heir, probate, inherit~, last will, when i die, >legacy, my father died, my mother died, intestate, without a will, disinherit~',
  },
  {
    es: 'despido, despedir~despid, me echaron, me han echado, +laboral, +finiquito, me despidieron, me corrieron, me botaron del trabajo, me botaron de la, me han corrido, echar a un trabajador, echar a un empleado, extinción del contrato',
    en: 'dismissal, +employment law, +labour, severance, got fired, been fired, laid off, i got fired',
  },
  {
    es: 'subcontratar~, subcontrata, subcontratista',
    en: 'subcontractor, subcontract~, sub-contractor, sub-contracted',
  },
  {
    es: 'juicio, juzgado, tribunal, +demanda, pleito, litigio, proceso judicial, ir a juicio, >fuero, >jurisdicción, quiero demandar, me han demandado, poner una demanda, carta del juzgado, citación judicial, sin ir a juicio, >procurador, >representación procesal',
    en: 'court, lawsuit, sue~, +trial, litigation, >jurisdiction, court summons',
  },
  { es: 'notario, notaría, escribano, escritura', en: 'notary, deed' },
  {
    es: 'gestoría, gestor, asesoría, asesor, contable, contabilidad, contador, llevar las cuentas, llevarme las cuentas, que me lleven las cuentas, llevarme los papeles, que me lleven los papeles, llevan las facturas, me llevan las facturas, tenedor de libros',
    en: 'accountant, accounting, bookkeeping, advisor, tax advisor, consultancy, do my books, bookkeeper',
  },
  {
    es: 'autónomo, monotributista, freelance, +emprendedor, trabajo por mi cuenta, por cuenta propia',
    en: 'self-employed, freelance, freelancer, +entrepreneur',
  },
  {
    es: 'empresa, compañía, pyme, +sociedad, >corporativo, >corporativa, >empresarial, >sociedades',
    en: 'company, enterprise, +business, +firm, >corporate',
  },
  {
    es: 'declaración de la renta, hacienda, irpf, hacer la renta, hacer la declaración, declarar~, impuesto a la renta, agencia tributaria, fisco, sunat, dian, afip, desgravar~, en la renta, desgravación',
    en: 'tax return, income tax, tax authority',
  },
  {
    es: 'nómina, sueldo, salario, haberes, remuneraciones, recibo de sueldo, >trabajadores, >liquidaciones, cuánto se gana, cuánto pagan al mes, cuándo cobro, día de pago, qué sueldo',
    en: 'payroll, salary, wage, pay, payslip, >workers, how much do you pay, payday',
  },
  { es: 'contrato, convenio, acuerdo', en: 'contract, agreement' },
  {
    es: 'ayuntamiento, municipio, municipalidad, alcaldía, concejo, >atención ciudadana, >atención al ciudadano, oficina de atención al ciudadano',
    en: 'town hall, council, city hall, municipality, >citizen services',
  },
  { es: 'alcalde, intendente, concejal, escribir al alcalde, hablar con el alcalde', en: 'mayor, councillor' },
  {
    es: 'licencia, permiso, autorización, autorizado, sin carnet, hace falta carnet, necesito carnet, están registrados, está registrada, es legal, son legales, en regla, habilitado, homologado, >acreditado, >inscrito, >colegiado, >matrícula, >registro, >certificado, están autorizados, >credencial, >matriculado, >oficial, está matriculado, son matriculados, con carnet',
    en: 'licence, license, permit, permission, authorised, authorized, licensed, registered, is it legal, >accredited, >certified, >registration',
  },
  { es: 'multa, sanción, infracción', en: 'fine, fines, penalty' },
  {
    es: 'norma, normativa, reglamento, ordenanza, ley, decreto',
    en: 'rule, rules, regulation, regulations, law, decree, standard',
  },
  { es: 'policía', en: 'police' },
  { es: 'ejército, militar, fuerzas armadas, soldado', en: 'army, military, armed forces, soldier' },
  { es: 'funcionario, empleado público', en: 'civil servant, public employee' },
  {
    es: 'extranjero, inmigrante, nacionalidad, extranjería, papeles de residencia, arraigo, migratorio, migrante, >residencia, +sin papeles, quiero los papeles, sacar los papeles, situación irregular, indocumentado, permiso de residencia, tres años en españa, me casé con un español, casarme con un español, familiar comunitario, orden de expulsión, deportación, echar del país, >nie',
    en: 'foreigner, immigrant, nationality, immigration, residency, >migration, undocumented, residence permit, without papers, deportation',
  },
  {
    es: 'dni, carnet de identidad, cédula, documento de identidad, documento nacional, +identificación',
    en: 'id card, identity card, id',
  },
  {
    es: 'aviso legal, titular, nif, cif, responsable de la web, de quién es la página, de quién es la web, quién está detrás de la web, dueño de la página, dueño de la web, >titular del sitio, >datos identificativos',
    en: 'legal notice, imprint, owner of the website, who owns this website, who is behind this website',
    asksFor: ['legal_notice', 'pages.legal'],
    isLegal: true,
  },
  {
    es: 'nit, ruc, rut, rfc, cuit, identificación fiscal, número fiscal, razón social, denominación social, +nif, +cif',
    en: 'tax id, tax number, vat number, company number, registered name',
    asksFor: ['legal_notice'],
    isLegal: true,
  },
  {
    es: 'privacidad, protección de datos, datos personales, mis datos, rgpd, política de privacidad, borrar mis datos, tratamiento de datos, mi historial, historial médico, >conservación de los datos',
    en: 'privacy, data protection, personal data, my data, gdpr, privacy policy, my records, medical records, keep my notes, keep my details, >confidentiality',
    asksFor: ['pages.privacy'],
    isLegal: true,
  },
  {
    es: 'cookie, cookies, política de cookies, rastrear~, rastreo, rastreador, me espían, me siguen en internet, >configurar el navegador, >configuración del navegador, >navegador',
    en: 'cookie, cookies, cookie policy, track me, tracking me, tracker, spying on me, >browser settings',
    asksFor: ['pages.cookies'],
    isLegal: true,
  },
  {
    es: 'términos y condiciones, condiciones de uso, condiciones generales, términos',
    en: 'terms and conditions, terms of use, terms of service',
    asksFor: ['pages.terms'],
    isLegal: true,
  },
  {
    es: 'derechos, derecho de supresión, derecho al olvido, rectificación, consentimiento, ejercer mis derechos, derecho de acceso, derecho de oposición, qué saben de mí, lo que saben de mí, qué datos tienen de mí, que me borren, corregir mis datos, ver mis datos, llevarme mis datos, me puedo quejar, quejarme por mis datos, >portabilidad, >limitación del tratamiento, >autoridad de control',
    en: 'rights, right to erasure, consent, right of access, what data do you have, forget me, correct my data, >supervisory authority',
    isLegal: true,
  },
  { es: 'borrar~, eliminar~, suprimir~, supresión, quitar~', en: 'delete~, erase~, remove~, get rid of' },
  {
    es: 'propiedad intelectual, derechos de autor, copyright, copiar las fotos, copian las fotos, usar las fotos, usar vuestras fotos, usar sus fotos, copiar los textos, usar los textos, usar vuestros textos, usar el logo, plagio, plagiar~, >reproducción',
    en: 'intellectual property, copyright, copy your photos, use your photos, plagiarism, >reproduction',
    isLegal: true,
  },

  // Money matters
  { es: 'banco, bancario, entidad bancaria', en: 'bank, banking' },
  { es: 'préstamo, crédito, prestar~, plata rápida, plata urgente, dinero rápido', en: 'loan, credit, lend~, borrow~' },
  { es: 'hipoteca, hipotecario, ayudan con el banco, crédito para la casa, >financiación', en: 'mortgage' },
  { es: 'intereses, tasa de interés, tipo de interés, +interés', en: 'interest rate, +interest' },
  {
    es: 'garante, aval, avalista, fiador, codeudor, >seguro de impago, >seguro de caución',
    en: 'guarantor, collateral, cosigner',
  },
  {
    es: 'deuda, moroso, impago, +mora, lista de morosos, buró de crédito, +morosidad, el inquilino no paga',
    en: 'debt, debts, arrears, owe~, +default',
  },
  {
    es: 'amortizar~, amortización, cancelación anticipada, pagar antes, quitarme la deuda antes, quitarme el préstamo, pagar el préstamo antes',
    en: 'early repayment, repay~, repayment, pay off early, pay the loan early',
  },
  {
    es: 'inversión, invertir~inviert, inversor, inversionista, cuánto hay que poner, cuánto hay que invertir',
    en: 'investment, invest~, investor',
  },
  { es: 'seguro de vida, qué cobra mi familia, +si me pasa algo, capital por fallecimiento', en: 'life insurance' },
  { es: 'pensión, jubilación, jubilarse, +retiro, jubilar~, jubilarme', en: 'pension, retirement, retire~, retiring' },
  { es: 'cajero, cajero automático', en: 'atm, cash machine' },
  { es: 'criptomoneda, bitcoin', en: 'cryptocurrency, bitcoin' },
  { es: 'accionista, +acción, +bolsa', en: 'shares, stocks, stock market, shareholder, +share' },

  // Property
  { es: 'inmobiliaria, bienes raíces, agente inmobiliario', en: 'estate agency, real estate, estate agent, realtor' },
  { es: 'terreno, parcela, +solar, +lote, +finca', en: 'land, estate, +plot' },
  {
    es: 'local comercial, nave, nave industrial, galpón, >negocio',
    en: 'commercial premises, industrial unit, warehouse, >shop',
  },
  { es: 'inquilino, arrendatario, +arrendador, +desahucio, locatario, el que alquila', en: 'tenant, +eviction' },
  {
    es: 'propietario, dueño, +titular, +fundador, >socio fundador, >al frente, >familia, +casero, locador',
    en: 'owner, landlord, +founder, >family',
  },
  { es: 'amueblado, con muebles, sin muebles, +moblado', en: 'furnished' },
  { es: 'garaje, plaza de aparcamiento, cochera, +estacionamiento, +parqueadero', en: 'garage, parking space' },
  {
    es: 'certificado energético, eficiencia energética, letra del piso, letra de consumo, etiqueta energética, letra energética',
    en: 'energy certificate, energy efficiency',
  },

  // Clothes and goods
  {
    es: 'ropa, prenda, vestimenta, qué me pongo, cómo ir vestido, qué ropa, >muda, >calzado, >qué llevar, qué llevo puesto, cómo me visto, >bañador',
    en: 'clothes, clothing, garment, what to wear, >footwear, >what to bring',
  },
  { es: 'zapato, calzado, zapatilla', en: 'shoe, shoes, footwear, trainers, sneakers' },
  { es: 'chaqueta, abrigo, chamarra, campera, cazadora', en: 'jacket, coat' },
  { es: 'camiseta, remera, playera, polera, camisa', en: 't-shirt, tshirt, shirt' },
  { es: 'pantalón, vaqueros, jeans', en: 'trousers, pants, jeans' },
  { es: 'vestido, falda', en: 'dress, skirt' },
  { es: 'cuero, piel', en: 'leather' },
  { es: 'tela, tejido, +lana, +algodón, +seda', en: 'fabric, cloth, textile, +wool, +cotton, +silk' },
  { es: 'bolso, mochila, +bolsa, +cartera', en: 'bag, handbag, backpack, purse' },
  { es: 'joya, joyería, +anillo, +collar', en: 'jewel, jewellery, jewelry, +ring, +necklace' },
  { es: 'reloj', en: 'watch, clock' },
  {
    es: 'uniforme, ropa de trabajo, equipación, camiseta del club, >kit, ropa del equipo, ropa del cole, dan la ropa',
    en: 'uniform, workwear, kit',
  },
  { es: 'talla grande, soy gordita, talla especial, +curvy, +xxl', en: 'plus size' },
  { es: 'peluche, muñeco', en: 'soft toy, teddy, doll' },
  { es: 'vela, velas', en: 'candle, candles' },
  { es: 'papelería, papel', en: 'stationery, paper' },
  { es: 'imprenta, imprimir~, impresión, impresora, >reprografía', en: 'print~, printing, printer' },
  { es: 'cartel, rótulo, letrero, señalización, +señal, rotulación, rotular~, +vinilo', en: 'signage, poster, +sign' },
  { es: 'antigüedad, antiguo', en: 'antique, old' },

  // Technology
  { es: 'ordenador, computadora, computador, pc, +portátil, +notebook, compu, ordenata', en: 'computer, pc, +laptop' },
  { es: 'portátil, notebook, laptop', en: 'laptop' },
  {
    es: 'móvil, celular, smartphone, teléfono móvil, >teléfono, >whatsapp, celu, cel, fono',
    en: 'mobile, cell phone, smartphone, mobile phone, >phone, >whatsapp',
  },
  { es: 'pantalla, monitor', en: 'screen, display, monitor' },
  { es: 'aplicación, app, aplicación móvil', en: 'app, application, mobile app, mobile application' },
  {
    es: 'página web, sitio web, web, diseño web, >plan web, >dominio, >hosting, hacerme una página, hacer una página, quiero una página, página para mi negocio, crear una página, mi página es, >rediseño, landing',
    en: 'website, web, web page, web design, >domain, >hosting, make me a website, redesign my website',
  },
  { es: 'software, +programa, +sistema, programa para facturar, +erp, +crm', en: 'software, +program, +system, erp' },
  { es: 'programador, desarrollador, desarrollo, programación', en: 'developer, programmer, development, programming' },
  { es: 'descargar~, descarga', en: 'download~' },
  { es: 'actualizar~, actualización', en: 'update~, upgrade~' },
  { es: 'virus, antivirus, ciberseguridad, malware, me entró un virus, hackeo', en: 'virus, antivirus, cybersecurity' },
  { es: 'correo electrónico, correo, email, e-mail, mail', en: 'email, e-mail, mail' },
  {
    es: 'redes sociales, +instagram, +facebook, >publicaciones, community manager, seguidores, más seguidores, llevar mi instagram, llevar las redes, contestar los comentarios, contesta los comentarios, gestión de redes',
    en: 'social media, +instagram, +facebook, >posts, community manager, followers, run my instagram',
  },
  { es: 'marketing, publicidad, anuncio', en: 'marketing, advertising, advert, ad' },
  { es: 'cámara', en: 'camera' },
  { es: 'robot, automatización, automatizar~, que se haga solo, se hace solo', en: 'robot, automation, automate~' },
  { es: 'inteligencia artificial, ia', en: 'artificial intelligence, ai' },
  { es: 'calculadora, calcular~, cálculo', en: 'calculator, calculate~, calculation' },
  { es: 'formulario, ficha, planilla', en: 'form, sheet' },

  // Papers between people
  {
    es: 'compraventa, comprar casa, comprar una casa, comprar un piso, firmar la casa, escriturar, vender mi casa, vender mi piso, vender la casa',
    en: 'conveyancing, buy a house, buying a house, sell my house',
  },
  {
    es: 'apoderamiento, poder notarial, hacer un poder, un poder, dar poder, apoderar~, dar un poder, no puedo ir a firmar, firmar por mí, firme por mí, que firme otro, autorizar a mi hermano, autorizar a mi hijo, autorizar a otra persona, poder general, poder especial, poder para pleitos, carta poder',
    en: 'power of attorney, sign for me, sign on my behalf',
  },
  {
    es: 'compulsa, compulsar~, copia compulsada, sellar una fotocopia, autenticar, apostilla, apostillar~, legalización, sellar una copia, testimonio notarial, copia auténtica, copia legalizada, papeles para el extranjero, documentos para el extranjero',
    en: 'certified copy, certify~, apostille, legalisation, documents for abroad',
  },
  {
    es: 'separación de bienes, gananciales, capitulaciones, régimen matrimonial, régimen del matrimonio',
    en: 'prenuptial agreement, separation of property',
  },
  {
    es: 'me deben dinero, me deben, no me pagan, no me han pagado, cobrar una deuda, reconocimiento de deuda, le presté dinero, impagos, me deben una factura, no me paga, no me pagó, mi cliente no me paga, clientes que no pagan, reclamación de cantidad, procedimiento monitorio, monitorio, cobranza, recobro, morosidad',
    en: 'they owe me money, unpaid, debt collection, client does not pay, unpaid invoice',
  },
  {
    es: 'desgravar~, desgravación, deducir~deduzc, deducción, deducible, me descuenta en la renta, meter como gasto, meter el coche como gasto, como gasto, pasar como gasto',
    en: 'tax deductible, tax deduction, deductible, claim as an expense',
  },
  {
    es: 'domicilio fiscal, domicilio social, dirección fiscal, sede fiscal, domiciliar la empresa, dirección de mi empresa, dirección para mi empresa, poner mi empresa en, recibir mis cartas, recibir mi correspondencia, recepción de correspondencia, oficina virtual, domiciliación de empresas',
    en: 'registered address, business address, virtual office, mail handling, receive my mail',
  },
  {
    es: 'convalidar~, convalidación, equivalencia, +reconocimiento',
    en: 'recognition of qualifications, credit transfer',
  },
  {
    es: 'portabilidad, conservar mi número, quedarme con mi número, mantener mi número, mismo número',
    en: 'number portability, keep my number',
  },
  { es: 'fibra, fibra óptica, banda ancha, megas, mbps', en: 'fibre, fiber, broadband, mbps' },
  { es: 'router, módem', en: 'router, modem' },
  { es: 'roaming, itinerancia', en: 'roaming' },
  { es: 'edificio, bloque de pisos, >comunidad de vecinos', en: 'building, block of flats' },
  {
    es: 'pobreza, no tengo para comer, banco de alimentos, ayuda alimentaria, >servicios sociales, ayuda para comer, comedor social, >cáritas, bolsa de comida, despensa solidaria, no llego a fin de mes, no puedo pagar la luz, ayudas sociales, ayuda social, asistente social, asistenta social, trabajador social',
    en: 'poverty, food bank, cannot afford food, >social services, help with bills, social worker',
  },
  { es: 'sin techo, sin hogar, duermo en la calle, >acogida, >albergue', en: 'homeless, sleep rough, >shelter' },
  { es: 'ropa para dar, dar ropa, regalar ropa, donar ropa, >donación', en: 'give clothes, donate clothes' },
  {
    es: 'quiero ayudar, puedo ayudar, echar una mano, ayudar con mi tiempo, voluntariado',
    en: 'i want to help, lend a hand, >volunteering',
  },
  { es: 'patrocinio, patrocinar~, patrocinador, sponsor', en: 'sponsor~, sponsorship' },
  // Carried there
  {
    es: 'me lo llevan, me la llevan, me los llevan, me las llevan, portes, >transporte',
    en: 'carry it there, >transport',
  },
];
