/** Writes the decisions of the desk into the config file. Each is taken back if its effect cannot be shown. */

import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { CommandError } from '../../command-error.ts';
import { editConfig } from '../../config/edit-config.ts';
import type { Desk, DeskChange } from '../../preview/desk.ts';

interface Page {
  /** Shows the effect of the config. @throws Error if it has none */
  show: () => Promise<void>;
  /** Shows why the config stays as it was. @throws an unexpected error */
  refuse: (error: unknown) => void;
}

type Queue = ReturnType<typeof createQueue>;

/** Returns a function that runs tasks one after the other, in the order of its calls, also after a failed one. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const next = last.then(task, task);
    last = next.catch(() => {});
    return next;
  };
}

/** Creates the desk of a config file. `isByHand` tells whether the file differs from what the desk wrote last. */
export function createDesk(file: string, { show, refuse }: Page, queue: Queue) {
  const history: { before: string; after: string }[] = [];
  let written: string | undefined;
  const put = async (text: string) => {
    const unfinished = `${file}.${process.pid}`;
    await writeFile(unfinished, text);
    await rename(unfinished, file);
    written = text;
  };
  const change = async (one: DeskChange) => {
    const before = await readFile(file, 'utf8');
    const after = toChangedText(before, one, file);
    if (after === before) return;
    await put(after);
    try {
      await show();
    } catch (error) {
      await put(before);
      throw error;
    }
    history.push({ before, after });
  };
  const undo = async () => {
    const last = history.at(-1);
    if (!last) return;
    if ((await readFile(file, 'utf8')) !== last.after)
      throw new CommandError('refused', (errors) => errors.changedByHand(file));
    await put(last.before);
    history.pop();
    await show();
  };
  const desk: Desk = {
    token: randomBytes(16).toString('base64url'),
    canUndo: () => history.length > 0,
    change: (one) => queue(() => change(one)).catch(refuse),
    undo: () => queue(undo).catch(refuse),
  };
  return { desk, isByHand: async () => (await readFile(file, 'utf8').catch(() => '')) !== written };
}

/** Returns the text with the change. @throws CommandError if the file is not written in a way that can be changed */
function toChangedText(text: string, change: DeskChange, file: string): string {
  try {
    return withChange(text, change);
  } catch {
    throw new CommandError('configuration', (errors) => errors.notEditable(file, change.path.join('.')));
  }
}

/** Returns the text with the change. A selector of the opposite list is removed from that list instead. */
function withChange(text: string, change: DeskChange): string {
  const [section, list] = change.path;
  if (change.kind === 'add' && section === 'content') {
    const other = [section, list === 'drop' ? 'keep' : 'drop'];
    const without = editConfig(text, { kind: 'remove', path: other, value: change.value });
    if (without !== text) return without;
  }
  return editConfig(text, change);
}
