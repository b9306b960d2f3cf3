/** Concepts of health: what ails the body, what hurts it, and what is done for it. */

import type { Concept } from '../../concept.ts';

export const bodyConcepts: readonly Concept[] = [
  // Health
  {
    es: 'médico, doctor, doctora, >dr, >dra, facultativo, >medicina general, >medicina de familia',
    en: 'doctor, physician, medical',
  },
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
    es: 'dolor, doler~duel, doloroso, molestia, +dolencia, me duele, duele, indoloro, sin dolor, >mínimamente invasivo, >anestesia',
    en: 'pain, painful, ache, hurt~, it hurts, painless, >anaesthetic',
  },
  { es: 'tratamiento, terapia', en: 'treatment, therapy, treat~' },
  { es: 'medicamento, medicina, fármaco, pastilla, remedio', en: 'medicine, medication, drug, pill, remedy' },
  { es: 'farmacia, botica', en: 'pharmacy, chemist' },
  {
    es: 'cirugía, quirúrgico, quirófano, cirujano, +operación, +operar~',
    en: 'surgery, surgical, surgeon, +operation, +operate~',
  },
  {
    es: 'análisis, analítica, +laboratorio, +sangre, +extracción de sangre, sacarme sangre, sacarse sangre, sacar sangre, hemograma, >toma de muestras',
    en: 'blood test, analysis, +lab, +laboratory, +blood, +blood draw',
  },
  {
    es: 'radiografía, rayos x, +ecografía, +escáner, +tac, +resonancia, +ortopantomografía, +radiografía panorámica, foto de los dientes',
    en: 'x-ray, radiography, +ultrasound, +scan, +mri, +ct scan, +dental x-ray',
  },
  { es: 'ecografía, ecógrafo, +ultrasonido', en: 'ultrasound' },
  { es: 'resonancia, resonancia magnética', en: 'mri' },
  { es: 'escáner, scanner, tac, tomografía', en: 'scan, scanner, ct scan, tomography' },
  { es: 'vacuna, vacunar~, vacunación, >cartilla, inmunización', en: 'vaccine, vaccination, vaccinate~, jab' },
  { es: 'dentista, dental, odontología, odontólogo', en: 'dentist, dental, dentistry' },
  {
    es: 'diente, muela, boca, +dentadura, pieza dental, >implante, >dental, >odontológico, >diseño de sonrisa, >implantología, >dentición, >rehabilitación oral',
    en: 'tooth, teeth, mouth, >dental, >implantology',
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
    es: 'ortodoncia, aparato dental, +brackets, +frenillos, +invisalign, +alineadores, alinear los dientes, dientes torcidos, enderezar los dientes, dientes chuecos, dientes montados, dientes separados, huecos entre los dientes, +diastema, apiñamiento dental, hierros en la boca, >retenedor',
    en: 'orthodontics, +braces, +aligners, +invisalign, crooked teeth, straighten teeth, gap teeth, crowded teeth, >retainer',
  },
  { es: 'brackets, frenillos', en: 'braces' },
  { es: 'invisalign, alineadores, ortodoncia invisible', en: 'aligners, invisalign, invisible braces, clear aligners' },
  { es: 'implante', en: 'implant' },
  {
    es: 'blanqueamiento, blanquear~, dientes blancos, dientes amarillos',
    en: 'whitening, whiten~, teeth whitening, yellow teeth',
  },
  {
    es: 'encía, periodoncia, gingivitis, periodontitis, periodontal, piorrea, se me mueve un diente, se me mueven los dientes',
    en: 'gum, gums, periodontics, gum disease, periodontitis, loose tooth',
  },
  { es: 'caries, empaste, obturación, diente picado, muela picada, tapadura', en: 'cavity, filling, tooth decay' },
  {
    es: 'odontopediatría, dentista infantil, dentista para niños, diente de leche, +flúor, >dentición, +sellador dental',
    en: "children's dentist, pediatric dentist, kids dentist, milk teeth, baby teeth, +fluoride",
  },
  { es: 'pediatra, pediatría, médico de niños, médico de los niños', en: 'paediatrician, pediatrician, pediatrics' },
  {
    es: 'fisioterapia, fisioterapeuta, fisio, kinesiología, kinesiólogo, +rehabilitación, +osteopatía, >ejercicio, >terapeuta, +punción seca, +electroterapia, +electroestimulación, +ondas de choque, >terapia manual',
    en: 'physiotherapy, physiotherapist, physio, physical therapy, +osteopathy, >exercise, +dry needling, +electrotherapy, +shockwave, >manual therapy',
  },
  { es: 'masaje, masajista, >descontracturante, >relajante, me sobaron, sobada', en: 'massage' },
  {
    es: 'psicólogo, psicología, psicoterapia, salud mental',
    en: 'psychologist, psychology, psychotherapy, mental health',
  },
  { es: '+ansiedad, +depresión, +estrés', en: '+anxiety, +depression, +stress' },
  {
    es: 'espalda, columna, +cervical, +lumbar, dolor de espalda, me duele la espalda, +lumbalgia, +lumbago, +ciática, +escoliosis, +hernia discal, espalda torcida, voy encorvado, >higiene postural, >postura, +contractura',
    en: 'back, spine, neck, back pain, +lumbago, +sciatica, +scoliosis, +slipped disc, >posture',
  },
  {
    es: 'articulación, +rodilla, +cadera, +hombro, dolor de hombro, dolor de codo, dolor de rodilla, me duele el hombro, me duele la rodilla, +luxación, +artrosis, +artritis, +menisco, +ligamento, +epicondilitis, se me sale el hombro, se me salió el hombro, codo de tenista',
    en: 'joint, +knee, +hip, +shoulder, shoulder pain, knee pain, elbow pain, +dislocation, +arthritis, +ligament, tennis elbow',
  },
  { es: 'hueso, óseo, +fractura, +traumatología, +traumatólogo', en: 'bone, +fracture, +orthopaedics' },
  { es: 'corazón, cardiaco, +cardiología, +cardiólogo', en: 'heart, cardiac, +cardiology' },
  {
    es: 'ojo, vista, ocular, +oftalmología, +óptica, +gafas, +lentes, +anteojos, +ambliopía, ojo vago, +estrabismo, +glaucoma, +conjuntivitis, +retina, ojo seco, ojos secos, ojos rojos, tensión del ojo, fondo de ojo, +retinografía, me lloran los ojos, +lagrimeo, +lágrima artificial',
    en: 'eye, eyes, sight, +ophthalmology, +optician, +glasses, +lenses, lazy eye, +squint, +glaucoma, +conjunctivitis, dry eye, +retina',
  },
  {
    es: 'gafas, lentes, anteojos, >dioptrías, >graduación, +montura, +armazón, gafas graduadas, +antirreflejante, +fotocromáticas, >filtro azul, >luz azul',
    en: 'glasses, lenses, >prescription lenses, spectacles, +frames, >anti-reflective, >blue light',
  },
  { es: 'oftalmología, oftalmólogo, oculista, médico de la vista', en: 'ophthalmology, eye doctor' },
  {
    es: 'oído, audición, +audífono, +sordera, +oreja, +acúfenos, +tinnitus, +cerumen, +hipoacusia, tapón en el oído, zumbido en los oídos, +lavado ótico, +otitis',
    en: 'ear, hearing, +hearing aid, +tinnitus, ringing in the ears, +ear wax, +earwax',
  },
  { es: 'piel, dermatología, dermatólogo, +dermatitis, +psoriasis', en: 'skin, dermatology, dermatologist, +eczema' },
  {
    es: 'embarazo, embarazada, gestación, gestante, encinta, +parto, +ginecología, +matrona, preñada, preñez, estoy de tres meses, estoy de cuatro meses, estoy de cinco meses, estoy de seis meses, estoy de siete meses, >prenatal, +ecografía 4d, sexo del bebé, ver al bebé antes',
    en: 'pregnancy, pregnant, +birth, +childbirth, +gynaecology, +gynecology, +midwife, >prenatal, sex of the baby',
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
  { es: 'mandíbula, maxilar, mandibular, +atm, +temporomandibular', en: 'jaw, +tmj' },
  { es: 'pierna', en: 'leg' },
  {
    es: 'músculo, muscular, +contractura, +rotura fibrilar, +distensión, me dio un tirón, tirón muscular, +calambre, +agujetas',
    en: 'muscle, muscular, +muscle strain, pulled muscle, +cramp',
  },
  { es: 'dolor de cabeza, cefalea, jaqueca, migraña', en: 'headache, migraine' },
  {
    es: 'residencia de mayores, residencia de ancianos, geriátrico, hogar de ancianos, asilo',
    en: 'care home, nursing home, retirement home',
  },
  {
    es: 'cuidador, cuidado, cuidar~, cuidados, cuidar a mi padre, cuidar a mi madre, >ayuda a domicilio, >asistencia a domicilio',
    en: 'carer, caregiver, care, look after, >home care',
  },
  { es: 'salud, sanitario, sano, saludable', en: 'health, healthy' },
  {
    es: 'seguro, aseguradora, póliza, +seguro médico, +mutua, +obra social, +prepaga, asegurado, cubre el seguro, >isapre, >fonasa, >eps, >ips, >convenio, >cobertura, asegurar~, lo paga el seguro, seguro del hogar, seguro de la casa, mi seguro, dar parte',
    en: 'insurance, insurer, policy, insured, +health insurance, covered by insurance, insure~, home insurance',
  },
  {
    es: 'seguro médico, seguro de salud, mutua, obra social, prepaga, isapre, fonasa, eps, convenio médico, >convenios, no tengo seguro, soy particular, >pacientes privados, >compañías aseguradoras, >seguridad social',
    en: 'health insurance, medical insurance, >agreements, no insurance, >private patients',
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
  {
    es: 'adicción, alcoholismo, drogas, +ludopatía, enganchado al juego, bebe demasiado, bebe mucho, +alcohólico, adicto, no deja el móvil, no deja el celular',
    en: 'addiction, alcoholism, drugs, addict, +gambling, drinks too much, +alcoholic',
  },

  // Injuries and ailments
  {
    es: 'lesión, lesionar~, herida, herir~hier, lastimar~, +golpe, +golpear~, +accidente',
    en: 'injury, injure~, wound, +hurt~, +accident',
  },
  { es: 'golpe, golpear~, golpiza, contusión', en: 'blow, bruise, hit' },
  { es: 'quemadura, quemado', en: 'burn, burns' },
  { es: 'fractura, fracturar~, hueso roto, +quebrar~quiebr', en: 'fracture, broken bone' },
  { es: 'esguince, torcedura, torcer~tuerz', en: 'sprain' },
  {
    es: 'primeros auxilios, botiquín, enfermería, +socorrista, +médico, rcp, reanimación, desfibrilador',
    en: 'first aid, infirmary',
  },
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
  {
    es: 'mancha en la piel, melasma, +lunar, +verruga, manchas en la cara, mancha del sol, mancha de la edad, paño en la cara, hiperpigmentación, léntigo, >nevus, >dermatoscopia, >extirpación, >crioterapia',
    en: '+mole, +wart, dark spots, age spots, skin pigmentation, >dermoscopy',
  },
  { es: 'acné, grano, espinilla, +comedones, puntos negros', en: 'acne, pimple, spot, blackheads' },
  { es: 'hongo, micosis, pie de atleta', en: "fungus, fungal infection, athlete's foot" },
  {
    es: 'tensión alta, presión alta, tensión arterial, presión arterial, hipertensión, hipertenso, tensión por las nubes',
    en: 'blood pressure, high blood pressure, hypertension',
  },
  { es: 'cáncer, tumor, oncología, oncólogo', en: 'cancer, tumour, tumor, oncology' },
  {
    es: 'ansiedad, angustia, ataque de pánico, >miedo, >pánico, nervios, ataque de ansiedad, +agobio, +agorafobia, +ataques de ansiedad, >pensamientos',
    en: 'anxiety, panic attack, >fear, nerves, +agoraphobia',
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
  {
    es: 'respiración, respirar~, respiratorio, +pulmón, +neumología, +neumólogo, +asma, +bronquitis, me falta el aire, le falta el aire, me ahogo',
    en: 'breathing, breathe~, respiratory, +lung, +pulmonology, +asthma, short of breath',
  },
  {
    es: 'estómago, digestivo, digestión, barriga, panza, tripa, +intestino, +gastroenterología, +gastroenterólogo, +gastritis, +acidez, +reflujo, +estreñimiento, +diarrea',
    en: 'stomach, digestive, digestion, belly, +gastroenterology, +gastritis, +constipation, +diarrhoea',
  },
  { es: 'cabeza, cráneo', en: 'head, skull' },
  { es: 'rostro, la cara, facial, cutis', en: 'face, facial' },
  { es: 'mano, +dedo', en: 'hand, +finger' },
  {
    es: 'podología, podólogo, +pie, +juanete, callos en los pies, tengo callos, +durezas, +quiropodia, +uña encarnada, se me clava la uña, +onicocriptosis, ojo de gallo, planta del pie, +fascitis plantar, +espolón, +talón, pisa mal, piso mal, >estudio de la pisada, +plantillas ortopédicas, plantillas para los zapatos, médico de los pies, +pie de atleta, +papiloma plantar, >hallux valgus',
    en: 'podiatry, podiatrist, chiropodist, +foot, +bunion, +callus, +ingrown toenail, +plantar fasciitis, +heel, +insoles',
  },
  { es: 'cuello, cervicales, tortícolis, +cervicalgia, +cervical', en: 'neck, stiff neck' },
  { es: 'otorrino, otorrinolaringólogo, otorrinolaringología, médico de los oídos', en: 'ent, ear nose and throat' },
  { es: 'catarata, cataratas', en: 'cataract, cataracts' },
  { es: 'miopía, miope, hipermetropía, astigmatismo, no veo de lejos', en: 'short sight, myopia, astigmatism' },
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
    es: 'sedación, sedante, sedar~, gas de la risa, óxido nitroso, me duermen, me pueden dormir, miedo al dentista, pánico al dentista, pánico el dentista, odontofobia, >anestesia',
    en: 'sedation, sedative, laughing gas, nitrous oxide, put me to sleep, fear of the dentist, nervous patients',
  },
  { es: 'inyección, inyectar~, +aguja, +pinchazo', en: 'injection, inject~, +needle, +jab' },
  { es: 'aguja, jeringa', en: 'needle, syringe' },
  {
    es: 'efecto secundario, efectos adversos, contraindicación, contraindicado',
    en: 'side effect, side effects, contraindication',
  },
  {
    es: 'posoperatorio, postoperatorio, después de la operación, después de la cirugía, después de operarme, me operaron, >cuidados posteriores, >rehabilitación, cuándo vuelvo a trabajar, >recuperación, cuándo puedo trabajar, >reincorporación, >vida normal',
    en: 'after surgery, postoperative, aftercare, >rehabilitation, >recovery, when can i work, >back to work',
  },
  {
    es: 'ayunas, ayuno, ayunar~, en ayunas, ir sin comer, venir sin comer, ir sin desayunar, puedo desayunar antes, puedo comer antes',
    en: 'fasting, fast, empty stomach, can i eat before',
  },
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
];
