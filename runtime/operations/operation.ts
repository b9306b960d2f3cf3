/** The type of an operation's handler: a plain function from checked parameters to a result, called by HTTP and MCP alike. */

import type { OperationId, ParametersOf, ResultOf } from '#shared/contract/operations.ts';
import type { Prepared } from '../content/prepared.ts';
import type { Content } from '../content.ts';
import type { AccessToken, Quota } from '../state/state.ts';
import type { Search } from './search-pages.ts';

/** Who asks: an address, and the client behind its verified token if one was sent. */
export interface Caller {
  /** Counter key of the client's address: IPv4 whole, IPv6 by its /56. Never logged. */
  address: string;
  token?: AccessToken;
}

export interface OperationContext {
  content: Content;
  caller: Caller;
  quota: Quota;
  /** Milliseconds since the epoch. */
  now: number;
  /** Called with each search. */
  noteSearch?: ((search: Search) => void) | undefined;
}

/**
 * Answers one operation. Results of the content operations are prepared, those about the caller are plain.
 * @throws ApiError for everything that the caller can do something about.
 */
export type Handler<Id extends OperationId> = (
  input: ParametersOf<Id>,
  context: OperationContext,
) => ResultOf<Id> | Prepared<ResultOf<Id>>;

/** One handler for each operation of the contract. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };
