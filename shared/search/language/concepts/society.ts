/** Concepts of law, property, goods and technology. */

import type { Concept } from '../concept.ts';

export const societyConcepts: readonly Concept[] = [
  // Law and administration
  { es: 'abogado, letrado, despacho, bufete', en: 'lawyer, attorney, solicitor, law firm' },
  {
    es: 'divorcio, separación, +custodia, divorciar~, separarnos, separarse, separarme, nos separamos, >mutuo acuerdo',
    en: 'divorce, separation, +custody, get divorced',
  },
  {
    es: 'herencia, testamento, heredero, sucesión, heredar~, últimas voluntades, cuando me muera, si me muero, dejarle todo, >legado, >herederos',
    en: 'inheritance, heir, probate, inherit~, last will, when i die, >legacy',
  },
  {
    es: 'despido, despedir~despid, me echaron, me han echado, +laboral, +finiquito, me despidieron',
    en: 'dismissal, +employment law, +labour, severance',
  },
  {
    es: 'subcontratar~, subcontrata, subcontratista',
    en: 'subcontractor, subcontract~, sub-contractor, sub-contracted',
  },
  {
    es: 'juicio, juzgado, tribunal, +demanda, pleito, litigio, proceso judicial, ir a juicio, >fuero, >jurisdicción',
    en: 'court, lawsuit, sue~, +trial, litigation, >jurisdiction',
  },
  { es: 'notario, notaría, escribano, escritura', en: 'notary, deed' },
  {
    es: 'gestoría, gestor, asesoría, asesor, contable, contabilidad, contador',
    en: 'accountant, accounting, bookkeeping, advisor, tax advisor, consultancy',
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
    es: 'declaración de la renta, hacienda, irpf, hacer la renta, hacer la declaración, declarar~, impuesto a la renta, agencia tributaria, fisco, sunat, dian, afip',
    en: 'tax return, income tax, tax authority',
  },
  {
    es: 'nómina, sueldo, salario, haberes, remuneraciones, recibo de sueldo, >trabajadores, >liquidaciones',
    en: 'payroll, salary, wage, pay, payslip, >workers',
  },
  { es: 'contrato, convenio, acuerdo', en: 'contract, agreement' },
  {
    es: 'ayuntamiento, municipio, municipalidad, alcaldía, concejo',
    en: 'town hall, council, city hall, municipality',
  },
  { es: 'alcalde, intendente, concejal', en: 'mayor, councillor' },
  { es: 'padrón, empadronamiento, empadronarse', en: 'census, residence registration' },
  {
    es: 'licencia, permiso, autorización, autorizado, sin carnet, hace falta carnet, necesito carnet, están registrados, está registrada, es legal, son legales, en regla, habilitado, homologado, >acreditado, >inscrito, >colegiado, >matrícula, >registro, >certificado, están autorizados, >credencial, >matriculado, >oficial',
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
    es: 'extranjero, inmigrante, nacionalidad, extranjería, papeles de residencia, arraigo, migratorio, migrante, >residencia',
    en: 'foreigner, immigrant, nationality, immigration, residency, >migration',
  },
  {
    es: 'dni, carnet de identidad, cédula, documento de identidad, documento nacional, +identificación',
    en: 'id card, identity card, id',
  },
  {
    es: 'aviso legal, titular, nif, cif, responsable de la web',
    en: 'legal notice, imprint, owner of the website',
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
    es: 'cookie, cookies, política de cookies, rastrear~, rastreo, rastreador',
    en: 'cookie, cookies, cookie policy, track me, tracking me, tracker',
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
    es: 'derechos, derecho de supresión, derecho al olvido, rectificación, consentimiento',
    en: 'rights, right to erasure, consent',
    isLegal: true,
  },
  { es: 'borrar~, eliminar~, suprimir~, supresión, quitar~', en: 'delete~, erase~, remove~, get rid of' },
  { es: 'propiedad intelectual, derechos de autor, copyright', en: 'intellectual property, copyright', isLegal: true },

  // Money matters
  { es: 'banco, bancario, entidad bancaria', en: 'bank, banking' },
  { es: 'préstamo, crédito, prestar~', en: 'loan, credit, lend~, borrow~' },
  { es: 'hipoteca, hipotecario', en: 'mortgage' },
  { es: 'intereses, tasa de interés, tipo de interés, +interés', en: 'interest rate, +interest' },
  { es: 'garante, aval, avalista, fiador, codeudor', en: 'guarantor, collateral, cosigner' },
  { es: 'deuda, moroso, impago, +mora', en: 'debt, debts, arrears, owe~, +default' },
  {
    es: 'amortizar~, amortización, cancelación anticipada, pagar antes',
    en: 'early repayment, repay~, repayment, pay off early',
  },
  {
    es: 'inversión, invertir~inviert, inversor, inversionista, cuánto hay que poner, cuánto hay que invertir',
    en: 'investment, invest~, investor',
  },
  { es: 'seguro de vida', en: 'life insurance' },
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
  { es: 'inquilino, arrendatario, +arrendador, +desahucio', en: 'tenant, +eviction' },
  {
    es: 'propietario, dueño, +titular, +fundador, >socio fundador, >al frente, >familia',
    en: 'owner, landlord, +founder, >family',
  },
  { es: 'amueblado', en: 'furnished' },
  { es: 'garaje, plaza de aparcamiento', en: 'garage, parking space' },
  { es: 'certificado energético, eficiencia energética', en: 'energy certificate, energy efficiency' },

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
  { es: 'uniforme, ropa de trabajo, equipación, camiseta del club, >kit', en: 'uniform, workwear, kit' },
  { es: 'talla grande', en: 'plus size' },
  { es: 'peluche, muñeco', en: 'soft toy, teddy, doll' },
  { es: 'vela, velas', en: 'candle, candles' },
  { es: 'papelería, papel', en: 'stationery, paper' },
  { es: 'imprenta, imprimir~, impresión, impresora, >reprografía', en: 'print~, printing, printer' },
  { es: 'cartel, rótulo, letrero, señalización, +señal', en: 'signage, poster, +sign' },
  { es: 'embalaje, envase, +caja', en: 'packaging, box, container' },
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
    es: 'página web, sitio web, web, diseño web, >plan web, >dominio, >hosting',
    en: 'website, web, web page, web design, >domain, >hosting',
  },
  { es: 'software, +programa, +sistema', en: 'software, +program, +system' },
  { es: 'programador, desarrollador, desarrollo, programación', en: 'developer, programmer, development, programming' },
  { es: 'descargar~, descarga', en: 'download~' },
  { es: 'actualizar~, actualización', en: 'update~, upgrade~' },
  { es: 'copia de seguridad, respaldo', en: 'backup' },
  { es: 'virus, antivirus, ciberseguridad', en: 'virus, antivirus, cybersecurity' },
  { es: 'correo electrónico, correo, email, e-mail, mail', en: 'email, e-mail, mail' },
  { es: 'redes sociales, +instagram, +facebook, >publicaciones', en: 'social media, +instagram, +facebook, >posts' },
  { es: 'marketing, publicidad, anuncio', en: 'marketing, advertising, advert, ad' },
  { es: 'cámara', en: 'camera' },
  { es: 'robot, automatización', en: 'robot, automation' },
  { es: 'inteligencia artificial, ia', en: 'artificial intelligence, ai' },
  { es: 'calculadora, calcular~, cálculo', en: 'calculator, calculate~, calculation' },
  { es: 'formulario, ficha, planilla', en: 'form, sheet' },

  // Papers between people
  {
    es: 'compraventa, comprar casa, comprar una casa, comprar un piso, firmar la casa, escriturar, vender mi casa, vender mi piso, vender la casa',
    en: 'conveyancing, buy a house, buying a house, sell my house',
  },
  {
    es: 'apoderamiento, poder notarial, hacer un poder, un poder, dar poder, apoderar~, dar un poder',
    en: 'power of attorney',
  },
  {
    es: 'compulsa, compulsar~, copia compulsada, sellar una fotocopia, autenticar, apostilla, apostillar~, legalización',
    en: 'certified copy, certify~, apostille, legalisation',
  },
  {
    es: 'separación de bienes, gananciales, capitulaciones, régimen matrimonial, régimen del matrimonio',
    en: 'prenuptial agreement, separation of property',
  },
  {
    es: 'me deben dinero, me deben, no me pagan, no me han pagado, cobrar una deuda, reconocimiento de deuda, le presté dinero, impagos',
    en: 'they owe me money, unpaid, debt collection',
  },
  {
    es: 'desgravar~, desgravación, deducir~deduzc, deducción, deducible, me descuenta en la renta',
    en: 'tax deductible, tax deduction, deductible',
  },
  {
    es: 'domicilio fiscal, domicilio social, dirección fiscal, sede fiscal, domiciliar la empresa, dirección de mi empresa',
    en: 'registered address, business address',
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
    es: 'pobreza, no tengo para comer, banco de alimentos, ayuda alimentaria, >servicios sociales',
    en: 'poverty, food bank, cannot afford food, >social services',
  },
  { es: 'sin techo, sin hogar, duermo en la calle, >acogida, >albergue', en: 'homeless, sleep rough, >shelter' },
  {
    es: 'dar plata, dar dinero, doy plata, doy dinero, donativo, donación',
    en: 'give money, >donation',
  },
  { es: 'ropa para dar, dar ropa, regalar ropa, donar ropa, >donación', en: 'give clothes, donate clothes' },
  {
    es: 'quiero ayudar, puedo ayudar, echar una mano, ayudar con mi tiempo, voluntariado',
    en: 'i want to help, lend a hand, >volunteering',
  },
  { es: 'patrocinio, patrocinar~, patrocinador, sponsor', en: 'sponsor~, sponsorship' },

  // Family, debts and firms
  {
    es: 'custodia, tenencia, patria potestad, régimen de visitas, visitas de mi hijo, visitas de mi hija, quedarme con los niños, quedarme con mis hijos, con quién viven los niños, ver a mis hijos',
    en: 'child custody, custody, visitation, keep the children, see my children',
  },
  { es: 'embargo, embargar~, me van a embargar, >deudas', en: 'seizure, repossession, >debts' },
  {
    es: 'abrir un negocio, abrir mi negocio, montar una empresa, montar un negocio, crear una empresa, abrir una empresa, constitución de sociedades',
    en: 'start a business, set up a company, company formation',
  },
  { es: 'seguridad social, imss, anses', en: 'social security' },
  {
    es: 'comunidad paga, entre todos los vecinos, derrama, zonas comunes, elementos comunes',
    en: 'common areas, shared costs',
  },
  { es: 'órganos, donar órganos, donación de órganos, trasplante', en: 'organ donation, transplant' },
  { es: 'negligencia, mala praxis, error médico', en: 'malpractice, negligence' },
  { es: 'bloquear~, bloqueo', en: 'block my card, lock my phone' },
  {
    es: 'infidelidad, infiel, cuernos, me engañó, me engaña, me ha sido infiel, me fue infiel, >traición',
    en: 'infidelity, unfaithful, cheated on me, affair, >betrayal',
  },
  {
    es: 'permiso de trabajo, autorización de trabajo, trabajar legalmente, papeles para trabajar, >cuenta ajena',
    en: 'work permit, work authorisation, work legally, right to work',
  },
];
