/** Rules on trial: each can be switched off to measure its effect (`npm run bench:reach`). A compile applies all. */

export interface Rule {
  /** `rule`: must change pages of real sites. `guard`: stops an attack or a loss, and has a test that proves it. */
  kind: 'rule' | 'guard';
  /** Reason for the rule; for a guard, the attack or loss that it stops. */
  because: string;
}

const entered = new Map<string, Rule>();
const off = new Set<string>();

/** Enters the rules of a stage; they are known as `stage/name`. @throws Error for a name that is taken */
export function enterRules<const Rules extends Readonly<Record<string, Rule>>>(stage: string, rules: Rules) {
  for (const [name, rule] of Object.entries(rules)) {
    const full = `${stage}/${name}`;
    if (entered.has(full)) throw new Error(`There are two rules ${full}.`);
    entered.set(full, rule);
  }
  return {
    names: Object.keys(rules),
    /** Whether a rule is applied. Asked for each block of each page: outside of a trial no key is made. */
    applies: (name: keyof Rules & string): boolean => off.size === 0 || !off.has(`${stage}/${name}`),
    /** Returns the rules that are applied, in their order. */
    applied: (): Rules[keyof Rules][] =>
      Object.entries(rules).flatMap(([name, rule]) =>
        off.has(`${stage}/${name}`) ? [] : [rule as Rules[keyof Rules]],
      ),
  };
}

/** Returns all rules of the loaded modules, by `stage/name`. */
export const allRules = (): ReadonlyMap<string, Rule> => entered;

/**
 * Runs `work` with one rule switched off in the whole process, so that nothing else may compile meanwhile.
 * @throws Error if there is no rule of this name
 */
export async function withoutRule<Done>(name: string, work: () => Promise<Done>): Promise<Done> {
  if (!entered.has(name)) throw new Error(`There is no rule ${name}.`);
  off.add(name);
  try {
    return await work();
  } finally {
    off.delete(name);
  }
}
