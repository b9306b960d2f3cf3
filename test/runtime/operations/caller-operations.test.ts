import { describe, expect, it } from 'vitest';
import { quotaPolicies } from '#shared/contract/policy.ts';
import { agentIdentity, quota as quotaSchema } from '#shared/contract/schemas.ts';
import type { OperationContext } from '../../../runtime/operations/handlers.ts';
import { handlers } from '../../../runtime/operations/handlers.ts';

const token = {
  clientId: 'c0ffee',
  clientName: 'Agente de José',
  scopes: ['quota:read' as const],
  issuedAt: 0,
  expiresAt: 3_600_000,
};

const context = (token?: OperationContext['token']): OperationContext => ({
  // Neither of them asks for content.
  content: undefined as unknown as OperationContext['content'],
  token,
  quota: { policy: quotaPolicies.identified, used: 7, remaining: 593, resetSeconds: 42, exceeded: false },
});

const identified = context(token);
const anonymous = context();

describe('get_quota', () => {
  it('returns the window of a client, as the contract requires', () => {
    const result = handlers.get_quota({}, identified);
    expect(result).toEqual({
      client_id: 'c0ffee',
      scope: 'quota:read',
      policy: 'identificado',
      limit: 600,
      window_seconds: 60,
      used: 7,
      remaining: 593,
      reset_seconds: 42,
    });
    expect(quotaSchema.strict().safeParse(result).success).toBe(true);
  });

  it('asks an anonymous caller for a token', () => {
    expect(() => handlers.get_quota({}, anonymous)).toThrow('token_required');
  });
});

describe('get_agent_identity', () => {
  it('returns the identity of a client, as the contract requires', () => {
    const result = handlers.get_agent_identity({}, identified);
    expect(result).toEqual({
      client_id: 'c0ffee',
      client_name: 'Agente de José',
      scope: 'quota:read',
      identity_type: 'anonymous',
      quota: { policy: 'identificado', limit: 600, window_seconds: 60, used: 7, remaining: 593, reset_seconds: 42 },
    });
    expect(agentIdentity.strict().safeParse(result).success).toBe(true);
  });

  it('asks an anonymous caller for a token', () => {
    expect(() => handlers.get_agent_identity({}, anonymous)).toThrow('token_required');
  });
});
