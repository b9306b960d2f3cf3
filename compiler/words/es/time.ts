/** Words, Spanish: days, times of day and parts of the year. */

import type { Words } from '../words.ts';

export const time: Words['time'] = {
  days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  dayNames: [/lunes/, /martes/, /miercoles/, /jueves/, /viernes/, /sabados?/, /domingos?/],
  shortDays: [/lun|lu/, /mart?/, /mierc|mier|mie|mi/, /juev|jue|ju/, /vier|vie|vi/, /sab|sa/, /dom|do/],
  dayLetters: 'LMXJVSD',
  everyDay:
    /todos los dias(?: del ano| de la semana)?|cada dia(?: del ano)?|diariamente|a diario|(?:los )?365 dias(?: del ano| al ano)?|(?:los )?(?:7|siete) dias(?: de la semana| a la semana)?/,
  otherDays:
    /(?:el )?resto de (?:los )?dias(?: de la semana)?|(?:el )?resto de la semana|(?:los )?(?:demas|otros|restantes) dias/,
  workingDays:
    /(?<!\d )dias (?:laborables|laborales|habiles)|(?<!\d dias |\d horas )(?:laborables|laborales|habiles)|entre semana/,
  weekend: /(?:los )?fin(?:es)? de semana/,
  holidays: /(?:dias )?festivos?|feriados?/,
  until: /a|al|hasta/,
  and: /y|e/,
  closed:
    /cerrad[oa]s?|cerramos|cierr(?:an?|o)|no (?:abr(?:imos|en?|o)|atendemos|atiend(?:en?|o)|trabajamos|hay (?:servicio|atencion|consulta))|descans(?:o|an?|amos)/,
  opensAt: /abr(?:imos|en?|o|is|ir[aá]n?)|apertura|empezamos|empieza/,
  closes: /cierr(?:an?|o|e)|cerramos|cerr[aá]is/,
  since: /desde|a partir de/,
  upTo: /hasta/,
  between: /entre/,
  continuous:
    /(?:(?:en )?(?:horario|jornada) )?(?:ininterrumpid[oa]|continu(?:ad)?[oa]|corrid[oa]|intensiv[oa]|partid[oa])|ininterrumpidamente|de corrido|sin (?:interrupcion(?:es)?|interrumpir|descanso|pausas?|cerrar)(?: (?:al|a|de) (?:mediodia|comer))?|no cerramos (?:al|a) (?:mediodia|comer)/,
  numbers: ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  clockForms: [
    ['# y media', 30],
    ['# y cuarto', 15],
    ['# menos cuarto', -15],
  ],
  atTime: /las?/,
  except: /excepto|salvo|(?<!(?:al|lo) )menos|(?:a|con) excepcion de/,
  aroundTheClock: /(?:las )?(?:24|veinticuatro) horas(?: (?:del|al) dia)?|a (?:cualquier hora|todas horas)|dia y noche/,
  within:
    /en|al menos|con|en menos de|menos de|menys de|antes de|dentro de|durante|cada|unas|entre|en un plazo de|plazo de|maximo de|minimo|y|o|primeras|tras|pasadas|despues de/,
  lengths: /de antelacion|de anticipacion|antes|previas?|habiles|siguientes|posteriores|de plazo/,
  fillers: /de|desde|del|las?|los|el|entre|por|en|lo|ambos|inclusive|aproximadamente/,
  hours: /horas?/,
  measures: /anos?|meses|mes|dias?|semanas?|personas?|plazas|minutos|minutes|veces|sesiones|euros?|pesos|metros|grados/,
  am: /(?:de|por) la (?:manana|madrugada)/,
  pm: /(?:de|por) la (?:tarde|noche)|del mediodia/,
  morning: /(?:por las? )?mananas?/,
  afternoon: /(?:por las? )?(?:tardes?|noches?)/,
  noon: /(?:12 del )?mediodia/,
  midnight: /(?:12 de la |media)noche/,
  months: /enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre/,
  seasons:
    /verano|invierno|otono|primavera|vacaciones|temporada|semana santa|navidad(?:es)?|alternos|(?:de(?: cada)?|del|al) mes/,
  dates: ['(?:[a-z]{5,9} )?# de @', '# @', '@(?: del?)? (?:19|20)\\d\\d'],
  titles: /horarios?|horas? de atencion|atencion al (?:publico|cliente)|abrimos|abierto/,
  byPhone: /telefonic[ao]s?|por telefono/,
  open: /horarios?|abr(?:imos|en?|o|is)|abiert[oa]s?|at(?:endemos|encion|iend(?:en?|o))|recib(?:imos|en?|o)|trabaj(?:amos|an)|recepcion|cocina|apertura|cerrad[oa]s?|cerramos|cierr(?:an?|o)|(?:estamos|estoy|estaremos)|(?:te|le|os|les) (?:espero|esperamos|recib[a-z]{1,4}|atend[a-z]{1,4}|atiend[a-z]{1,2})|(?:nos|me) (?:encontrar(?:as?|eis|an)|encuentras?|puedes? (?:encontrar|visitar))|visit[ae]nos|(?:puede[ns]?|podeis|se puede) (?:pasar|venir|acercar(?:se|te|os)|visitar(?:nos|me|se)?)/,
  appointment:
    /(?:con|sin|bajo|previa|por|pedir|solicitar) (?:cita|turno|reserva|hora)(?: previ[ao])?|(?:cita|reserva) previa|a convenir|previ[ao] (?:peticion|aviso|acuerdo)/,
  onDuty:
    /abrimos|abiert[oa]s?|atendemos|atencion|servicios?|asistencia|disponibles?|disponibilidad|trabajamos|acceso|recepcion|urgencias|guardia/,
  timeNouns: /fin(?:es)?|horas?|resto|ano|dia|noches?/,
  articles: /el|la|los|las|un|una/,
  opens: /abren?|abrira|cierran?|atienden?|funcionan?|trabajan?|reciben?|abiert[oa]s?|disponibles?|operativ[oa]s?/,
  premises:
    /[a-z]{1,30}erias?|(?:tienda|oficina|clinica|consulta|despacho|restaurante|taberna|bodega|albergue|centro|gimnasio|academia|autoescuela|escuela|gestoria|asesoria|notaria|estudio|cocina|terraza|sede|secretaria|establecimiento|comercio|negocio|empresa|obrador|vivero|granja|farmacia|visita|equipo|gabinete|laboratorio|sucursal|delegacion|bufete|mostrador|nave|agencia|caseta|finca|guarderia|ludoteca|residencia|sala|barra)(?:s|es)?|(?:local|taller|bar|hotel|hostal|camping|club|almacen|salon)(?:es)?|supermercados?|ultramarinos|bazar|spa|balneario|concesionario|gasolinera|lavadero|veterinario|dentista|quiosco|estanco|boutique|atelier|showroom|discoteca|asador|meson|venta|chiringuito|puesto|almazara|molino|inmobiliaria|consultorio|pension|recepcion|exposicion|asociacion|funcionamiento|publico|personal|tecnicos|instalaciones|puertas/,
  otherTimes:
    /clases?|cursos?|talleres|actividades|sesion(?:es)?|entrenamientos?|(?<!(?:horario|jornada) )partidos?|misas?|culto|reunion(?:es)?|autobus(?:es)?|trenes|rutas?|excursion(?:es)?|visitas? guiadas?|eventos?|conciertos?|check-?(?:in|out)|salidas?|charlas?|(?<!(?:con|sin|por|pedir|solicitar|[st]u) )turnos?(?! previo)|carga|descarga|escolar(?:es)?|ruidos?|silencio|autocar(?:es)?|conferencias?|presentacion|programas?|proyectos?|internet|wi-?fi|agua caliente|(?:video)?vigilancia|camaras de seguridad|repart(?:os?|imos)|envi(?:os?|amos)|entreg(?:as?|amos)|delivery|servicio a domicilio|(?:tienda|compras?|pedidos?|reservas?|citas?) (?:online|on line|en linea|virtual|por internet|por la web)|plazos?|inscripcion(?:es)?|plazas (?:limitadas|disponibles)|toque de queda|matriculacion|(?:se (?:busca|ofrece|necesita|precisa)|vacantes?|contratos?|(?:puesto|oferta)s? de|jornada (?:laboral|de (?:trabajo|lunes|martes|puertas))|a (?:jornada|tiempo) (?:complet|parcial)[ao]?|sueldo|salario)|(?:entrada|acceso) (?:libre|gratuit[oa])|micro abierto|en (?:directo|vivo)|karaoke|concursos?|torneos?|fiestas?|actuacion(?:es)?|proyeccion(?:es)?|degustacion(?:es)?|ferias?|mercadillos?|desfiles?|ensayos?|confesion(?:es)?|rosario|catequesis|zona azul|basuras?|se reunen?|abuel[oa]s?|trabajaban?|abrian?|eran?|fue(?:ron)?|aparcar|ferr(?:y|is)|tranvias?|lanzadera|horas? (?:punta|valle)|hora feliz|happy hour|recargo|suplemento|(?:solo )?se permite|prohib[a-z]{2,6}/,
  nearby: /de enfrente|de al lado|vecin[oa]s?|contigu[oa]s?|colindantes?|municipal(?:es)?/,
  possessives: /mis?|tus?|sus?/,
  elsewhere:
    /museo|biblioteca|ayuntamiento|hospital|ambulatorio|centro de salud|registro|juzgados?|comisaria|policia|correos|iglesia|parroquia|catedral|consulado|embajada|oficina de turismo|agencia tributaria|hacienda|seguridad social|itv|dgt|mercado (?:municipal|de abastos)|piscina municipal|fabricante|distribuidora?|proveedor(?:es)?|aseguradora|compania|vecin[oa]s?|competencia/,
  emergency: /urgencias?|urgentes?|emergencias?|de guardia/,
};
