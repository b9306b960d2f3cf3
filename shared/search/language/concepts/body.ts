/** Concepts of health and looks: what ails the body, what hurts it, and what is done for it. */

import type { Concept } from '../concept.ts';

export const bodyConcepts: readonly Concept[] = [
  // Health
  { es: 'médico, doctor, facultativo', en: 'doctor, physician, medical' },
  {
    es: 'clínica, consultorio, centro médico, ambulatorio, centro de salud',
    en: 'clinic, medical centre, medical center, health centre, +surgery',
  },
  { es: 'hospital, +hospitalización, +ingreso', en: 'hospital, +hospitalisation, +hospitalization' },
  { es: 'hospitalización, ingreso hospitalario, internación, internar~', en: 'hospitalisation, hospitalization' },
  { es: 'enfermero, enfermera, enfermería', en: 'nurse, nursing' },
  { es: 'paciente', en: 'patient' },
  {
    es: 'enfermedad, dolencia, patología, +trastorno, enfermo, enferma, enfermarse, ponerse malo, me pongo malo, >baja médica, >causa médica, >motivos de salud, >motivos médicos',
    en: 'disease, illness, disorder, sickness, +condition, ill, fall ill, >medical reasons',
  },
  {
    es: 'dolor, doler~duel, doloroso, molestia, +dolencia, me duele, duele',
    en: 'pain, painful, ache, hurt~, it hurts',
  },
  { es: 'tratamiento, terapia', en: 'treatment, therapy, treat~' },
  { es: 'medicamento, medicina, fármaco, pastilla, remedio', en: 'medicine, medication, drug, pill, remedy' },
  { es: 'farmacia, botica', en: 'pharmacy, chemist' },
  {
    es: 'cirugía, quirúrgico, quirófano, cirujano, +operación, +operar~',
    en: 'surgery, surgical, surgeon, +operation, +operate~',
  },
  { es: 'análisis, analítica, +laboratorio, +sangre', en: 'blood test, analysis, +lab, +laboratory, +blood' },
  {
    es: 'radiografía, rayos x, +ecografía, +escáner, +tac, +resonancia',
    en: 'x-ray, radiography, +ultrasound, +scan, +mri, +ct scan',
  },
  { es: 'ecografía, ecógrafo, +ultrasonido', en: 'ultrasound' },
  { es: 'resonancia, resonancia magnética', en: 'mri' },
  { es: 'escáner, scanner, tac, tomografía', en: 'scan, scanner, ct scan, tomography' },
  { es: 'vacuna, vacunar~, vacunación, >cartilla', en: 'vaccine, vaccination, vaccinate~, jab' },
  { es: 'dentista, dental, odontología, odontólogo', en: 'dentist, dental, dentistry' },
  {
    es: 'diente, muela, boca, +dentadura, pieza dental, >implante, >dental, >odontológico',
    en: 'tooth, teeth, mouth, >dental',
  },
  {
    es: 'dentadura postiza, prótesis dental, dentadura, diente postizo, me falta un diente, perdí un diente',
    en: 'dentures, false teeth, false tooth, missing tooth',
  },
  {
    es: 'muela del juicio, extracción, sacar una muela, quitar una muela, cordal, cordales',
    en: 'wisdom tooth, wisdom teeth, extraction, tooth removal, pull a tooth',
  },
  {
    es: 'ortodoncia, aparato dental, +brackets, +frenillos, +invisalign, +alineadores, alinear los dientes, dientes torcidos, enderezar los dientes',
    en: 'orthodontics, +braces, +aligners, +invisalign, crooked teeth, straighten teeth',
  },
  { es: 'brackets, frenillos', en: 'braces' },
  { es: 'invisalign, alineadores, ortodoncia invisible', en: 'aligners, invisalign, invisible braces, clear aligners' },
  { es: 'implante', en: 'implant' },
  {
    es: 'blanqueamiento, blanquear~, dientes blancos, dientes amarillos',
    en: 'whitening, whiten~, teeth whitening, yellow teeth',
  },
  { es: 'encía, periodoncia, gingivitis', en: 'gum, gums, periodontics, gum disease' },
  { es: 'caries, empaste, obturación, diente picado, muela picada', en: 'cavity, filling, tooth decay' },
  {
    es: 'odontopediatría, dentista infantil, dentista para niños',
    en: "children's dentist, pediatric dentist, kids dentist",
  },
  { es: 'pediatra, pediatría', en: 'paediatrician, pediatrician, pediatrics' },
  {
    es: 'fisioterapia, fisioterapeuta, fisio, kinesiología, kinesiólogo, +rehabilitación, +osteopatía, >ejercicio, >terapeuta',
    en: 'physiotherapy, physiotherapist, physio, physical therapy, +osteopathy, >exercise',
  },
  { es: 'masaje, masajista, >descontracturante, >relajante', en: 'massage' },
  {
    es: 'psicólogo, psicología, psicoterapia, salud mental',
    en: 'psychologist, psychology, psychotherapy, mental health',
  },
  { es: '+ansiedad, +depresión, +estrés', en: '+anxiety, +depression, +stress' },
  {
    es: 'espalda, columna, +cervical, +lumbar, dolor de espalda, me duele la espalda, +lumbalgia, +lumbago, +ciática',
    en: 'back, spine, neck, back pain, +lumbago, +sciatica',
  },
  {
    es: 'articulación, +rodilla, +cadera, +hombro, dolor de hombro, dolor de codo, dolor de rodilla, me duele el hombro, me duele la rodilla',
    en: 'joint, +knee, +hip, +shoulder, shoulder pain, knee pain, elbow pain',
  },
  { es: 'hueso, óseo, +fractura, +traumatología', en: 'bone, +fracture, +orthopaedics' },
  { es: 'corazón, cardiaco, +cardiología', en: 'heart, cardiac, +cardiology' },
  {
    es: 'ojo, vista, ocular, +oftalmología, +óptica, +gafas, +lentes, +anteojos',
    en: 'eye, eyes, sight, +ophthalmology, +optician, +glasses, +lenses',
  },
  { es: 'gafas, lentes, anteojos, >dioptrías, >graduación', en: 'glasses, lenses, >prescription lenses' },
  { es: 'oftalmología, oftalmólogo, oculista', en: 'ophthalmology, eye doctor' },
  { es: 'oído, audición, +audífono, +sordera, +oreja', en: 'ear, hearing, +hearing aid' },
  { es: 'piel, dermatología, dermatólogo', en: 'skin, dermatology, dermatologist' },
  {
    es: 'embarazo, embarazada, gestación, gestante, encinta, +parto, +ginecología, +matrona, preñada, preñez, estoy de tres meses, estoy de cuatro meses, estoy de cinco meses, estoy de seis meses, estoy de siete meses, >prenatal',
    en: 'pregnancy, pregnant, +birth, +childbirth, +gynaecology, +gynecology, +midwife, >prenatal',
  },
  {
    es: 'diabetes, diabético, azúcar en sangre, azúcar alta, tengo azúcar, >glucemia, >glucosa, >insulina',
    en: 'diabetes, diabetic, blood sugar, >insulin',
  },
  { es: 'gripe, resfriado, catarro, +fiebre', en: 'flu, cold, +fever' },
  { es: 'mascarilla, tapabocas, barbijo, cubrebocas', en: 'face mask, face masks, mask' },
  { es: 'covid, coronavirus, pandemia', en: 'covid, coronavirus, pandemic' },
  { es: 'dormir~duerm, acostarse, sueño, insomnio, apnea', en: 'sleep~, bedtime, insomnia, apnoea' },
  { es: 'cansancio, cansado, fatiga, agotamiento, +pesadez', en: 'tiredness, tired, fatigue, exhaustion, exhausted' },
  { es: 'mandíbula, maxilar, mandibular', en: 'jaw' },
  { es: 'pierna', en: 'leg' },
  { es: 'músculo, muscular', en: 'muscle, muscular' },
  { es: 'dolor de cabeza, cefalea, jaqueca, migraña', en: 'headache, migraine' },
  {
    es: 'residencia de mayores, residencia de ancianos, geriátrico, hogar de ancianos, asilo',
    en: 'care home, nursing home, retirement home',
  },
  { es: 'cuidador, cuidado, cuidar~, cuidados', en: 'carer, caregiver, care, look after' },
  { es: 'salud, sanitario, sano, saludable', en: 'health, healthy' },
  {
    es: 'seguro, aseguradora, póliza, +seguro médico, +mutua, +obra social, +prepaga, asegurado, cubre el seguro, >isapre, >fonasa, >eps, >ips, >convenio, >cobertura, asegurar~, lo paga el seguro, seguro del hogar, seguro de la casa, mi seguro, dar parte',
    en: 'insurance, insurer, policy, insured, +health insurance, covered by insurance, insure~, home insurance',
  },
  {
    es: 'seguro médico, seguro de salud, mutua, obra social, prepaga, isapre, fonasa, eps, convenio médico, >convenios',
    en: 'health insurance, medical insurance, >agreements',
  },
  { es: 'acupuntura', en: 'acupuncture' },
  { es: 'homeopatía, terapia natural, medicina natural', en: 'homeopathy, natural therapy, natural medicine' },
  {
    es: 'logopeda, logopedia, fonoaudiología, habla mal, no pronuncia bien, +tartamudez, fonoaudióloga',
    en: 'speech therapist, speech therapy, +stutter',
  },
  {
    es: 'autismo, tea, asperger, autista, >inclusivo, >inclusiva, >necesidades especiales, >atención a la diversidad',
    en: 'autism, autistic, asperger, >inclusive, >special needs',
  },
  { es: 'adicción, alcoholismo, drogas', en: 'addiction, alcoholism, drugs' },

  // Injuries and ailments
  {
    es: 'lesión, lesionar~, herida, herir~hier, lastimar~, +golpe, +golpear~, +accidente',
    en: 'injury, injure~, wound, +hurt~, +accident',
  },
  { es: 'golpe, golpear~, golpiza, contusión', en: 'blow, bruise, hit' },
  { es: 'quemadura, quemado', en: 'burn, burns' },
  { es: 'fractura, fracturar~, hueso roto, +quebrar~quiebr', en: 'fracture, broken bone' },
  { es: 'esguince, torcedura, torcer~tuerz', en: 'sprain' },
  { es: 'primeros auxilios, botiquín, enfermería, +socorrista, +médico', en: 'first aid, infirmary' },
  { es: 'ambulancia', en: 'ambulance' },
  { es: 'inflamación, inflamar~, hinchazón, hinchar~', en: 'swelling, swollen, inflammation, inflamed' },
  { es: 'sangrado, sangrar~, hemorragia', en: 'bleed~, bleeding, haemorrhage' },
  { es: 'fiebre, calentura, +temperatura', en: 'fever' },
  { es: 'tos, toser~', en: 'cough~' },
  { es: 'vómito, vomitar~, náusea, arcada', en: 'vomiting, vomit~, nausea, sick' },
  { es: 'mareo, marear~, vértigo', en: 'dizziness, dizzy, vertigo, seasick, carsick' },
  { es: 'picor, comezón, picazón, prurito', en: 'itch, itching, itchy' },
  { es: 'infección, infectar~, +pus, supurar~', en: 'infection, infected' },
  { es: 'contagio, contagiar~, contagioso', en: 'contagious, contagion' },
  { es: 'cicatriz', en: 'scar' },
  { es: 'mancha en la piel, melasma, +lunar, +verruga', en: '+mole, +wart' },
  { es: 'acné, grano, espinilla', en: 'acne, pimple, spot' },
  { es: 'hongo, micosis', en: 'fungus, fungal infection' },
  {
    es: 'tensión alta, presión alta, tensión arterial, presión arterial, hipertensión, hipertenso',
    en: 'blood pressure, high blood pressure, hypertension',
  },
  { es: 'cáncer, tumor, oncología, oncólogo', en: 'cancer, tumour, tumor, oncology' },
  {
    es: 'ansiedad, angustia, ataque de pánico, >miedo, >pánico, nervios, ataque de ansiedad, +agobio',
    en: 'anxiety, panic attack, >fear, nerves',
  },
  {
    es: 'duelo, pérdida de un ser querido, luto, no puedo con la pena, superar la muerte, >apoyo psicológico',
    en: 'grief, bereavement',
  },
  { es: 'menopausia, climaterio, sofocos, bochornos', en: 'menopause, hot flushes' },
  {
    es: 'menstruación, menstrual, con la regla, mi regla, reglas dolorosas, me baja la regla, periodo menstrual, +cólico menstrual',
    en: 'menstruation, period pain',
  },
  {
    es: 'fertilidad, infertilidad, reproducción asistida, fecundación in vitro, in vitro, fiv, quedar embarazada, quedarme embarazada, buscando bebé, tener un bebé, >inseminación',
    en: 'fertility, infertility, ivf, get pregnant, trying for a baby, >insemination',
  },
  { es: 'estrés, estresado', en: 'stress, stressed' },
  { es: 'engordar~, subir de peso, ganar peso, aumento de peso', en: 'weight gain, gain weight, put on weight' },
  { es: 'respiración, respirar~, respiratorio, +pulmón', en: 'breathing, breathe~, respiratory, +lung' },
  {
    es: 'estómago, digestivo, digestión, barriga, panza, tripa, +intestino',
    en: 'stomach, digestive, digestion, belly',
  },
  { es: 'cabeza, cráneo', en: 'head, skull' },
  { es: 'rostro, la cara, facial, cutis', en: 'face, facial' },
  { es: 'mano, +dedo', en: 'hand, +finger' },
  { es: 'podología, podólogo, +pie', en: 'podiatry, podiatrist, chiropodist, +foot' },
  { es: 'cuello, cervicales', en: 'neck' },
  { es: 'otorrino, otorrinolaringólogo, otorrinolaringología', en: 'ent, ear nose and throat' },
  { es: 'catarata, cataratas', en: 'cataract, cataracts' },
  { es: 'miopía, miope, hipermetropía, astigmatismo', en: 'short sight, myopia, astigmatism' },
  { es: 'lentillas, lentes de contacto, pupilentes', en: 'contact lenses' },

  // What is done for it
  { es: 'curar~, cura, curación, sanar~, cicatrizar~, cicatrización', en: 'heal~, healing, cure~' },
  {
    es: 'evaluar~, evaluación, reevaluar~, reevaluación, valorar~, valoración, diagnóstico, diagnosticar~',
    en: 'evaluate~, evaluation, assess~, assessment, diagnosis, diagnose~',
  },
  { es: 'control médico, control dental, chequeo, revisión médica, +control, +revisión', en: 'check-up, checkup' },
  { es: 'seguimiento', en: 'follow-up, follow up' },
  {
    es: 'anestesia, anestésico, anestesiar~, +sedación',
    en: 'anaesthesia, anesthesia, anaesthetic, anesthetic, +sedation',
  },
  {
    es: 'sedación, sedante, sedar~, gas de la risa, óxido nitroso',
    en: 'sedation, sedative, laughing gas, nitrous oxide',
  },
  { es: 'inyección, inyectar~, +aguja, +pinchazo', en: 'injection, inject~, +needle, +jab' },
  { es: 'aguja, jeringa', en: 'needle, syringe' },
  {
    es: 'efecto secundario, efectos adversos, contraindicación, contraindicado',
    en: 'side effect, side effects, contraindication',
  },
  {
    es: 'posoperatorio, postoperatorio, después de la operación, después de la cirugía, después de operarme, me operaron, >cuidados posteriores, >rehabilitación, cuándo vuelvo a trabajar, >recuperación',
    en: 'after surgery, postoperative, aftercare, >rehabilitation, >recovery',
  },
  { es: 'ayunas, ayuno, ayunar~, en ayunas', en: 'fasting, fast, empty stomach' },
  { es: 'relajar~, relajación, relajante, relajo', en: 'relax~, relaxation, relaxing' },
  {
    es: 'cepillo de dientes, cepillarse, cepillar~, cepillado, higiene bucal, +hilo dental',
    en: 'toothbrush, brush teeth, brushing, oral hygiene, +floss',
  },
  { es: 'bruxismo, rechinar~, apretar los dientes, aprieto los dientes', en: 'bruxism, grind teeth, teeth grinding' },
  { es: 'férula, placa de descarga, plano de relajación, plano de alivio', en: 'splint, night guard, mouth guard' },
  { es: 'corona dental, funda, +corona', en: 'crown, dental crown' },
  { es: 'endodoncia, tratamiento de conducto, matar el nervio', en: 'root canal' },
  { es: 'mal aliento, halitosis', en: 'bad breath, halitosis' },
  {
    es: 'limpieza dental, profilaxis, destartraje, limpieza bucal, sarro',
    en: 'dental cleaning, teeth cleaning, scale and polish',
  },
  { es: 'receta médica, prescripción, +receta', en: 'prescription' },
  {
    es: 'historia clínica, historial médico, ficha clínica, expediente médico, mi historial, mis informes, >expediente',
    en: 'medical history, medical record, my records',
  },
  { es: 'domicilio del paciente, visita médica, médico a domicilio', en: 'home visit, house call' },

  // Looks
  {
    es: 'peluquería, peluquero, cortar el pelo, corte de pelo, +barbería, +barbero',
    en: 'hairdresser, haircut, hair salon, +barber',
  },
  { es: 'barbería, barbero', en: 'barber' },
  { es: 'pelo, cabello', en: 'hair' },
  { es: 'estética, belleza, esteticista, salón de belleza', en: 'beauty, beautician, beauty salon, aesthetics' },
  { es: 'uñas, manicura, +pedicura', en: 'nails, manicure, +pedicure' },
  { es: 'depilación, depilar~, +láser, quitar el vello, quitar los pelos', en: 'hair removal, +waxing, +laser' },
  { es: 'maquillaje, maquillar~, cosmético', en: 'makeup, cosmetics' },
  {
    es: 'arruga, +botox, +ácido hialurónico, patas de gallo, +bótox, +toxina botulínica',
    en: 'wrinkle, +botox, +hyaluronic acid, +botulinum toxin',
  },
  { es: 'tatuaje, +piercing, tatuar~, tatuador', en: 'tattoo, +piercing, tattoo artist' },
  { es: 'perfume, fragancia, colonia', en: 'perfume, fragrance' },
  { es: 'celulitis, grasa localizada, piel de naranja', en: 'cellulite, fat' },
  { es: 'ceja, cejas, +micropigmentación, +microblading', en: 'eyebrow, brow, +microblading' },
  { es: 'pestaña, pestañas', en: 'eyelash, lash' },
  {
    es: 'tinte, tintura, teñir~tiñ, coloración, +mechas, +balayage, +reflejos',
    en: 'hair dye, colouring, coloring, +highlights',
  },
  { es: 'barba, afeitar~, afeitado, rasurar~', en: 'beard, shave~, shaving' },
  { es: 'alisado, alisar~, keratina, queratina', en: 'straightening, keratin' },
  { es: 'peinado, peinar~', en: 'hairstyle, hairdo, styling' },
  { es: 'crema, loción', en: 'cream, lotion' },

  // Speech, senses and women's health
  { es: 'sarpullido, roncha, erupción, urticaria', en: 'rash, urticaria' },
  { es: 'picadura, me picó, aguijón', en: 'sting, insect bite' },
  {
    es: 'irritación, irritar~, arder~, ardor, escozor, escocer~escuez, piel sensible',
    en: 'irritation, irritate~, burning, sensitive skin',
  },
  {
    es: 'me quedo ronco, estoy ronco, me quedé ronco, ronquera, afonía, afónico, disfonía, quedarse sin voz, >voz',
    en: 'hoarse, hoarseness, lost my voice, >voice',
  },
  { es: 'tartamudear~, tartamudez, tartamudo, disfemia', en: 'stutter~, stammer~' },
];
