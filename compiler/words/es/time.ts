/** Words, Spanish: days, times of day and parts of the year. */

import type { Words } from '../words.ts';

export const time: Words['time'] = {
  days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  dayNames: [/lunes/, /martes/, /miercoles/, /jueves/, /viernes/, /sabados?/, /domingos?/],
  shortDays: [/lun|lu/, /mart?/, /mierc|mier|mie|mi/, /juev|jue|ju/, /vier|vie|vi/, /sab|sa/, /dom|do/],
  dayLetters: 'LMXJVSD',
  everyDay:
    /todos los dias(?: del ano| de la semana)?|cada dia(?: del ano)?|diariamente|a diario|(?:los )?365 dias(?: del ano| al ano)?|(?:los )?(?:7|siete) dias(?: de la semana| a la semana)?/,
  workingDays:
    /(?<!\d )dias (?:laborables|laborales|habiles)|(?<!\d dias |\d horas )(?:laborables|laborales|habiles)|entre semana/,
  weekend: /(?:los )?fin(?:es)? de semana/,
  holidays: /(?:dias )?festivos?|feriados?/,
  until: /a|al|hasta/,
  and: /y|e/,
  closed: /cerrad[oa]s?|cerramos|cierra|no abrimos|descanso|descansamos/,
  except: /excepto|salvo|(?<!(?:al|lo) )menos|(?:a|con) excepcion de/,
  aroundTheClock: /(?:las )?(?:24|veinticuatro) horas(?: (?:del|al) dia)?|a (?:cualquier hora|todas horas)|dia y noche/,
  within:
    /en|al menos|con|en menos de|menos de|menys de|antes de|dentro de|durante|cada|unas|entre|en un plazo de|plazo de|maximo de|minimo|y|o|primeras|tras|pasadas|despues de/,
  lengths: /de antelacion|de anticipacion|antes|previas?|habiles|siguientes|posteriores|de plazo/,
  fillers: /de|desde|del|las?|los|el|entre|por|en|lo|ambos|inclusive|aproximadamente/,
  hours: /horas?/,
  measures: /anos?|meses|mes|dias?|semanas?|personas?|plazas|minutos|minutes|veces|sesiones|euros?|pesos|metros|grados/,
  am: /de la manana/,
  pm: /(?:de|por) la (?:tarde|noche)|del mediodia/,
  morning: /(?:por las? )?mananas?/,
  afternoon: /(?:por las? )?(?:tardes?|noches?)/,
  noon: /mediodia/,
  midnight: /medianoche/,
  months: /enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre/,
  seasons:
    /verano|invierno|otono|primavera|vacaciones|temporada|semana santa|navidad(?:es)?|alternos|(?:de(?: cada)?|del|al) mes/,
  dates: ['# de @', '# @', '@(?: del?)? (?:19|20)\\d\\d'],
  titles: /horarios?|horas? de atencion|atencion al (?:publico|cliente)|abrimos|abierto/,
  byPhone: /telefonic[ao]s?|por telefono/,
  open: /horarios?|abrimos|abren?|abiert[oa]s?|atendemos|atencion|atienden?|recepcion|cocina|apertura|cerrad[oa]s?|cerramos|cierra/,
  onDuty:
    /abrimos|abiert[oa]s?|atendemos|atencion|servicios?|asistencia|disponibles?|disponibilidad|trabajamos|acceso|recepcion|urgencias|guardia/,
  timeNouns: /fin(?:es)?|horas?|resto|ano|dia|noches?/,
  articles: /el|la|los|las|un|una/,
  opens: /abren?|abrira|cierran?|atienden?|funcionan?|abiert[oa]s?|disponibles?|operativ[oa]s?/,
  premises:
    /[a-z]{1,30}eria|tiendas?|local(?:es)?|oficinas?|taller(?:es)?|clinicas?|consultas?|despachos?|restaurantes?|bar|taberna|bodega|hotel|hostal|albergue|camping|recepcion|centros?|gimnasio|academia|escuela|autoescuela|gestoria|asesoria|notaria|estudio|salon|almacen|exposicion|cocina|terraza|sedes?|secretaria|establecimientos?|comercio|negocio|empresa|asociacion|club|obrador|vivero|granja|farmacia|funcionamiento|publico|visitas?|equipo|personal|tecnicos|instalaciones|puertas/,
  otherTimes:
    /clases?|cursos?|talleres|actividades|sesion(?:es)?|entrenamientos?|partidos?|misas?|culto|reunion(?:es)?|autobus(?:es)?|trenes|rutas?|excursion(?:es)?|visitas? guiadas?|eventos?|conciertos?|check-?(?:in|out)|salidas?|charlas?|turnos?|carga|descarga|escolar(?:es)?|ruidos?|silencio|autocar(?:es)?|conferencias?|presentacion|programas?|proyectos?|internet|wi-?fi|agua caliente|(?:video)?vigilancia|camaras de seguridad|repart(?:os?|imos)|envi(?:os?|amos)|entreg(?:as?|amos)|delivery|servicio a domicilio|(?:tienda|compras?|pedidos?|reservas?|citas?) (?:online|on line|en linea|virtual|por internet|por la web)/,
  emergency: /urgencias?|urgentes?|emergencias?|de guardia/,
};
