/** Concepts of what ails people in body and mind, and who treats it. */

import type { Concept } from '../../concept.ts';

export const ailmentsConcepts: readonly Concept[] = [
  // Specialists, complaints and papers
  {
    es: 'carillas, arreglarme la sonrisa, arreglar la sonrisa, diseño de sonrisa, dientes más bonitos, estética dental',
    en: 'veneers, smile design, smile makeover',
  },
  { es: 'flemón, absceso, infección dental', en: 'abscess' },
  {
    es: 'sensibilidad dental, dientes sensibles, hipersensibilidad dental, me duele con el frío',
    en: 'sensitive teeth, tooth sensitivity',
  },
  { es: 'afta, llaga en la boca, úlcera bucal', en: 'mouth ulcer, canker sore' },
  { es: 'riñón, renal, nefrología, nefrólogo', en: 'kidney, nephrology' },
  {
    es: 'urología, urólogo, próstata, +vasectomía, +fimosis, me cuesta orinar',
    en: 'urology, urologist, prostate, +vasectomy',
  },
  {
    es: 'neurología, neurólogo, neurológico, médico de los nervios, +parkinson, +epilepsia, +neurodegenerativa',
    en: 'neurology, neurologist, +parkinson, +epilepsy',
  },
  { es: 'psiquiatra, psiquiatría, me mandan pastillas', en: 'psychiatrist, psychiatry' },
  {
    es: 'tiroides, endocrino, endocrinología, endocrinólogo, hipotiroidismo',
    en: 'thyroid, endocrinology, endocrinologist',
  },
  { es: 'geriatra, geriatría, médico de ancianos, médico de mayores', en: 'geriatrics, geriatrician' },
  {
    es: 'ginecología, ginecólogo, médico de mujeres, +citología, +papanicolaou',
    en: 'gynaecology, gynecology, gynaecologist, gynecologist, +smear test',
  },
  { es: '+acidez, reflujo, ardor de estómago, agruras, arde el estómago', en: 'heartburn, acid reflux' },
  { es: 'roncar~, ronquido, roncopatía, +apnea', en: 'snore~, snoring, +sleep apnoea' },
  { es: 'hemorroides, almorranas', en: 'haemorrhoids, hemorrhoids, +piles' },
  { es: 'anemia, me falta hierro, falta de hierro, hierro bajo', en: 'anaemia, anemia, iron deficiency' },
  {
    es: 'quiste, lipoma, nódulo, me salió un bulto, me noto un bulto, tengo un bulto, bolita de grasa',
    en: 'cyst, +lump, lipoma',
  },
  {
    es: 'reuma, reumatología, reumatólogo, artrosis, artritis, +fibromialgia, +me duele todo el cuerpo',
    en: 'rheumatology, arthritis, osteoarthritis, +fibromyalgia',
  },
  {
    es: 'túnel carpiano, hormigueo, se me duermen las manos, se me duerme la mano',
    en: 'carpal tunnel, tingling, numb hands',
  },
  {
    es: 'quiropráctica, quiropráctico, quiropraxia, me cruja, crujir la espalda, huesero',
    en: 'chiropractor, chiropractic',
  },
  {
    es: 'me quitaron el yeso, me quitaron la escayola, llevo escayola, llevo yeso, +inmovilización, >rehabilitación',
    en: 'plaster cast, cast removed, >rehabilitation',
  },
  {
    es: 'sexología, sexólogo, disfunción eréctil, impotencia, no se me levanta, dolor en las relaciones, duele al tener relaciones, dispareunia',
    en: 'sexologist, sex therapy, erectile dysfunction',
  },
  { es: 'ets, transmisión sexual, enfermedad venérea', en: 'std, sti, sexually transmitted' },
  {
    es: 'incapacidad temporal, baja laboral, me dan la baja, me firman la baja, licencia médica, me dan licencia, reposo médico',
    en: 'sick leave, sick note',
  },
  {
    es: 'justificante médico, justificante de asistencia, papel para el trabajo, constancia de asistencia',
    en: 'proof of attendance, note for work',
  },
  {
    es: 'presbicia, vista cansada, no veo de cerca, veo mal de cerca, bifocal, lente progresiva, cristal progresivo, >progresivas',
    en: 'presbyopia, varifocals, bifocals, progressive lenses, reading glasses',
  },
  {
    es: 'optometría, optometrista, graduarme la vista, graduar la vista, medirme la vista, sacarme la vista, revisarme la vista, veo borroso, examen visual, agudeza visual, examen de la vista, graduación de la vista',
    en: 'eye test, eye exam, sight test, optometrist, blurred vision',
  },
  {
    es: 'cirugía refractiva, quitarme las gafas, operarme la vista, operarme de la vista, dejar las gafas',
    en: 'laser eye surgery, refractive surgery',
  },

  // Mind and family
  {
    es: 'dejar de fumar, dejar el tabaco, dejar el cigarro, tabaquismo, deshabituación tabáquica',
    en: 'quit smoking, stop smoking',
  },
  {
    es: 'obsesivo compulsivo, tengo toc, pensamiento obsesivo, pensamiento intrusivo, no paro de pensar, muchas vueltas a la cabeza, >rumiativos',
    en: 'ocd, obsessive thoughts, intrusive thoughts, overthinking',
  },
  {
    es: 'ruptura sentimental, ruptura de pareja, duelo amoroso, me dejó mi novia, me dejó mi novio, me dejó mi pareja, me dejó mi marido, mal de amores',
    en: 'break-up, breakup, heartbreak',
  },
  {
    es: 'terapia de pareja, crisis de pareja, problemas de pareja, nos peleamos, discutimos mucho, +infidelidad, nos vamos a separar',
    en: 'couples therapy, marriage counselling, relationship problems, +infidelity',
  },
  {
    es: 'timidez, tímido, habilidades sociales, fobia social, ansiedad social, vergüenza hablar con gente',
    en: 'shyness, shy, social skills, social anxiety',
  },
  {
    es: 'burnout, estrés laboral, quemado en el trabajo, quemado del trabajo, no puedo más con el trabajo',
    en: 'burnout, work stress',
  },
  {
    es: 'gestión de la ira, manejo de la ira, control de la ira, control de impulsos, me enfado por todo, me enojo, pierdo los nervios',
    en: 'anger management, bad temper',
  },
  {
    es: 'se porta mal, no obedece, no me obedece, no hace caso, no me hace caso, rabieta, berrinche, pataleta, problemas de conducta, >pautas de crianza, >modificación de conducta',
    en: 'tantrum, tantrums, behaviour problems, does not listen, >parenting',
  },
  { es: 'enuresis, pis en la cama, moja la cama', en: 'bedwetting, wets the bed' },
  { es: 'suicidio, suicida, me quiero morir, no quiero vivir, quitarme la vida', en: 'suicide, suicidal' },
  { es: '+trauma, estrés postraumático, abuso sexual, abusaron de mí', en: 'trauma, ptsd, sexual abuse' },
  // Bodies and how they feel
  { es: 'retenedor, +retención, que no se muevan los dientes', en: '+retainer, +retention' },
  {
    es: 'depresión, deprimido, deprimida, tristeza, estoy triste, sin ganas de nada, lloro por todo, +bajoneado, no tengo ganas de nada, no levanto cabeza, >estado de ánimo',
    en: 'depression, depressed, sadness, feel down, cry all the time',
  },
  {
    es: 'autoestima, quererme más, valorarme, no me quiero, me veo fea, me veo feo, soy muy inseguro, +inseguridad',
    en: 'self-esteem, +insecure',
  },
  {
    es: 'suelo pélvico, incontinencia, escapes de orina, se me escapa el pis, pérdidas de orina, piso pélvico, se me escapa el pipí, se me escapa la orina',
    en: 'pelvic floor, incontinence, leaking urine, leak urine',
  },
  {
    es: 'posparto, postparto, después del parto, después de dar a luz, acabo de parir, posnatal, postnatal, acabo de tener un bebé, he tenido un bebé, tuve un bebé',
    en: 'postpartum, after birth, after giving birth, postnatal, just had a baby',
  },
  {
    es: 'eficaz, eficacia, efectividad, funciona de verdad, sirve de algo, da resultado, funciona igual',
    en: 'effective, effectiveness, does it work, really work',
  },
  { es: 'atragantar~, disfagia, deglución, no puede tragar, tragar bien', en: 'choke~, swallow~, dysphagia' },
  {
    es: 'acv, ictus, derrame cerebral, infarto cerebral, embolia, le dio un derrame, >neurorrehabilitación, >rehabilitación neurológica',
    en: 'stroke',
  },
  {
    es: 'no habla todavía, no habla, habla poco, retraso del habla, retraso del lenguaje, pronunciar~, pronunciación, pronuncia mal, >lenguaje, >articulación',
    en: 'late talker, speech delay, pronounce~, pronunciation',
  },
  {
    es: 'sordo, sordera, no oye, no oigo, oigo poco, oye poco, hipoacusia, pérdida de audición, >lengua de signos, >lengua de señas, >bucle magnético, >audífonos, oír mal, +audífono, pérdida auditiva',
    en: 'deaf, deafness, hearing loss, hard of hearing, >sign language',
  },
  {
    es: 'ciego, ceguera, invidente, baja visión, discapacidad visual, no ve bien, ve poco, >braille, >lupa',
    en: 'blind, blindness, low vision, visually impaired, >braille',
  },
  { es: 'cuerpo, corporal', en: 'body' },
  { es: 'contractura, tensión muscular, agarrotado', en: 'muscle tension, stiff muscles' },
  { es: 'colesterol, triglicéridos, lípidos', en: 'cholesterol' },
  {
    es: 'tengo gases, colon irritable, intestino irritable, +estreñimiento, +diarrea, no puedo ir al baño, estoy estreñido, ando suelto',
    en: 'bloating, irritable bowel, +constipation, constipated',
  },
  {
    es: 'lactancia, amamantar~, dar el pecho, dar pecho, dando pecho, dando el pecho, +teta, toma teta, leche materna',
    en: 'breastfeeding, breastfeed~, breast milk',
  },
  { es: 'citología, papanicolau, papanicolaou', en: 'smear test, pap smear' },
  {
    es: 'anticonceptivo, anticoncepción, diu, píldora anticonceptiva, +preservativo, no quiero tener hijos, no quiero quedarme embarazada, +vasectomía, ligadura de trompas, dispositivo intrauterino',
    en: 'contraceptive, contraception, birth control, +condom, +vasectomy',
  },
  { es: 'bulto en el pecho, cáncer de mama, mamografía, mamario, +pecho', en: 'breast, mammogram' },
  { es: 'aborto, interrupción del embarazo, perdí el embarazo, pérdida gestacional', en: 'abortion, miscarriage' },
  { es: 'óvulo, ovocito, +ovario', en: 'egg freezing, ovum, +ovary' },
  {
    es: 'hace frío, pasar frío, se pasa frío, hace mucho frío, calefacción, >térmico',
    en: 'is it cold inside, >heating',
  },
  { es: 'siempre la misma persona, la misma persona, siempre el mismo, >personal fijo, >asignado', en: 'same person' },
  { es: 'vuelven a salir, vuelven a aparecer, siguen saliendo, >refuerzo, >seguimiento', en: 'if they come back' },

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
