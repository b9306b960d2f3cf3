/** What Redis does in one step. Times are the caller's, in milliseconds; keys end by themselves a window later. */

/** Of the window at `key`: how much is used and when it ends. A window that is over is none. */
const readWindow = `
local function read_window(key, now)
  local used, ends = unpack(redis.call('HMGET', key, 'used', 'ends'))
  if ends and now < tonumber(ends) then return tonumber(used), tonumber(ends) end
  return 0, nil
end
local function look(key, now, window)
  local used, ends = read_window(key, now)
  return used, ends or now + window
end
local function count(key, now, window)
  local used, ends = read_window(key, now)
  if ends then return redis.call('HINCRBY', key, 'used', 1), ends end
  redis.call('HSET', key, 'used', 1, 'ends', now + window)
  redis.call('PEXPIRE', key, window)
  return 1, now + window
end
`;

/** KEYS: counter. ARGV: now, window. Returns used and end. */
export const countScript = `${readWindow}
return { count(KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2])) }`;

/** KEYS: counter. ARGV: now, window. Returns used and end. */
export const lookScript = `${readWindow}
return { look(KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2])) }`;

/**
 * KEYS: token, counter of the address. ARGV: now, window of the client, window of the address, needed scope or '', what
 * the name of a client's counter starts with. Returns used, end, and the token's JSON when it is valid. Only the token
 * tells whose counter it is, so one step suits one Redis, not keys that are spread over several.
 */
export const countTokenScript = `${readWindow}
local now, client_window, address_window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local json, ends, client, scopes = unpack(redis.call('HMGET', KEYS[1], 'json', 'ends', 'client', 'scopes'))
if not json or now >= tonumber(ends) then return { look(KEYS[2], now, address_window) } end
local used, reset
if ARGV[4] == '' or string.find(scopes, ' ' .. ARGV[4] .. ' ', 1, true) then
  used, reset = count(ARGV[5] .. client, now, client_window)
else
  used, reset = count(KEYS[2], now, address_window)
end
return { used, reset, json }`;

/**
 * KEYS: client, list of clients, counter of its token requests, token, list of tokens. ARGV: now, id, hash of the sent
 * secret, lifetime of clients, window of token requests, their limit, hash of the token or '', its end, asked scopes
 * between blanks or ''. Returns nothing without such a client; else its JSON, used, end, and whether a token was issued.
 */
export const issueTokenScript = `${readWindow}
local now, id, lifetime = tonumber(ARGV[1]), ARGV[2], tonumber(ARGV[4])
local json, last = unpack(redis.call('HMGET', KEYS[1], 'json', 'used'))
if not json or now - tonumber(last) >= lifetime then return false end
local client = cjson.decode(json)
if client.secretHash ~= ARGV[3] then return false end
local used, reset = count(KEYS[3], now, tonumber(ARGV[5]))
if used > tonumber(ARGV[6]) then return { json, used, reset, 0 } end
redis.call('HSET', KEYS[1], 'used', now)
redis.call('PEXPIRE', KEYS[1], lifetime)
redis.call('ZADD', KEYS[2], now, id)
if ARGV[7] == '' then return { json, used, reset, 0 } end
local allowed = ' ' .. table.concat(client.scopes, ' ') .. ' '
local scopes = ARGV[9] == '' and allowed or ARGV[9]
local list = {}
for scope in string.gmatch(scopes, '%S+') do
  if not string.find(allowed, ' ' .. scope .. ' ', 1, true) then return { json, used, reset, 0 } end
  list[#list + 1] = cjson.encode(scope)
end
local token = '{"clientId":' .. cjson.encode(id) .. ',"clientName":' .. cjson.encode(client.name)
  .. ',"scopes":[' .. table.concat(list, ',') .. '],"issuedAt":' .. ARGV[1] .. ',"expiresAt":' .. ARGV[8] .. '}'
redis.call('HSET', KEYS[4], 'json', token, 'ends', ARGV[8], 'client', id, 'scopes', scopes)
redis.call('PEXPIRE', KEYS[4], tonumber(ARGV[8]) - now)
redis.call('ZREMRANGEBYSCORE', KEYS[5], '-inf', ARGV[1])
redis.call('ZADD', KEYS[5], ARGV[8], ARGV[7])
return { json, used, reset, 1 }`;

/** KEYS: token, list of tokens. ARGV: hash, JSON, issued, ends, client, scopes between blanks. */
export const addTokenScript = `
local hash, json, issued, ends, client, scopes = unpack(ARGV)
redis.call('HSET', KEYS[1], 'json', json, 'ends', ends, 'client', client, 'scopes', scopes)
redis.call('PEXPIRE', KEYS[1], tonumber(ends) - tonumber(issued))
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', issued)
redis.call('ZADD', KEYS[2], ends, hash)`;

/** KEYS: client, list of clients. ARGV: id, JSON, registered, lifetime. */
export const addClientScript = `
local id, json, registered, lifetime = unpack(ARGV)
redis.call('HSET', KEYS[1], 'json', json, 'used', registered)
redis.call('PEXPIRE', KEYS[1], lifetime)
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', tonumber(registered) - tonumber(lifetime))
redis.call('ZADD', KEYS[2], registered, id)`;

/** KEYS: client, list of clients. ARGV: id, now, lifetime. Returns JSON and last use; forgets a client that is over. */
export const findClientScript = `
local json, used = unpack(redis.call('HMGET', KEYS[1], 'json', 'used'))
if not json then return false end
if tonumber(ARGV[2]) - tonumber(used) < tonumber(ARGV[3]) then return { json, used } end
redis.call('DEL', KEYS[1])
redis.call('ZREM', KEYS[2], ARGV[1])
return false`;

/** KEYS: client, list of clients. ARGV: id, now, lifetime. */
export const touchClientScript = `
if redis.call('EXISTS', KEYS[1]) == 0 then return end
redis.call('HSET', KEYS[1], 'used', ARGV[2])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('ZADD', KEYS[2], ARGV[2], ARGV[1])`;
