-- Sends the requests of a file (REQUESTS, apart by a zero byte) round and round, and prints what came of it as JSON.
local requests, at = {}, 0
local file = io.open(os.getenv('REQUESTS'), 'rb')
for request in (file:read('*a') .. '\0'):gmatch('(.-)%z') do requests[#requests + 1] = request end
file:close()
at = tonumber(os.getenv('OFFSET') or '0') % #requests

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('\nRESULT {"requests":%d,"seconds":%f,"refused":%d,"broken":%d,"p50":%f,"p99":%f}\n',
    summary.requests, summary.duration / 1e6, errors.status,
    errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
