/** Words, Spanish: who can do the work, in folded text. `Visita técnica` names nobody. */

export const worker =
  /\b(?:tecnicos?|(?:una|la|nuestra) tecnica|profesional(?:es)?|empresas?|autonom[oa]s?|operarios?|especialistas?|instalador(?:es|a|as)?|colaborador(?:es)?|equipo|plantilla|odontolog[oa]s?|medic[oa]s?|doctor(?:a|es|as)?|abogad[oa]s?|fisioterapeutas?|veterinari[oa]s?|profesor(?:a|es|as)?|monitor(?:a|es|as)?|peluquer[oa]s?|arquitect[oa]s?|fontaner[oa]s?|electricistas?|pintor(?:a|es|as)?)\b/;
