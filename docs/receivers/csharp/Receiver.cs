// A receiver of webhooks with nothing but .NET (8 or later).
//   WEBHOOK_SECRET=whsec_... dotnet run
// During a rotation set WEBHOOK_SECRET_OLD too. TLS is done by what stands in front.
using System.Collections.Concurrent;
using System.Globalization;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;
using System.Text.RegularExpressions;

const int toleranceSeconds = 300;
const int bodyBytesMax = 1_000_000;
const int seenMax = 10_000;

var secrets = new[] { "WEBHOOK_SECRET", "WEBHOOK_SECRET_OLD" }
    .Select(name => Environment.GetEnvironmentVariable(name) ?? "")
    .Where(secret => secret != "")
    .ToArray();
if (secrets.Length == 0 || secrets.Any(secret => secret.Length < 16))
{
    throw new InvalidOperationException("WEBHOOK_SECRET is not set, or shorter than 16 characters");
}

// Ids of events that came. Keep them in your database, under a unique key, in the transaction that does the work.
var seen = new ConcurrentDictionary<string, bool>();
var order = new ConcurrentQueue<string>();

bool IsNew(string eventId)
{
    if (!seen.TryAdd(eventId, true)) return false;
    order.Enqueue(eventId);
    if (order.Count > seenMax && order.TryDequeue(out var eldest)) seen.TryRemove(eldest, out _);
    return true;
}

// Null when the body is signed with one of the secrets, lately; otherwise why not.
string? Refusal(IHeaderDictionary headers, byte[] body)
{
    string timestamp = headers["X-Service-Timestamp"].ToString();
    string signature = headers["X-Service-Signature-V2"].ToString();
    if (timestamp == "" || signature == "") return "header_missing";
    if (!Regex.IsMatch(timestamp, @"\A[0-9]{1,12}\z")) return "timestamp_malformed";
    byte[] text = [.. Encoding.ASCII.GetBytes(timestamp + "."), .. body];
    var signed = false;
    foreach (var secret in secrets)
    {
        var mac = HMACSHA256.HashData(Encoding.UTF8.GetBytes(secret), text);
        var expected = "sha256=" + Convert.ToHexString(mac).ToLowerInvariant();
        signed |= CryptographicOperations.FixedTimeEquals(
            Encoding.UTF8.GetBytes(signature), Encoding.ASCII.GetBytes(expected));
    }
    if (!signed) return "signature_wrong";
    var age = DateTimeOffset.UtcNow.ToUnixTimeSeconds() - long.Parse(timestamp, CultureInfo.InvariantCulture);
    return Math.Abs(age) > toleranceSeconds ? "timestamp_out_of_tolerance" : null;
}

// Your work, after the answer: put it on a queue when it is long.
void Handle(string name, string eventId) => Console.WriteLine($"event {name} {eventId}");

var builder = WebApplication.CreateSlimBuilder();
builder.Logging.ClearProviders();
builder.WebHost.ConfigureKestrel(kestrel => kestrel.Limits.MaxRequestBodySize = bodyBytesMax);
var app = builder.Build();

app.MapPost("/{**path}", async (HttpContext context) =>
{
    using var buffer = new MemoryStream();
    try
    {
        await context.Request.Body.CopyToAsync(buffer, context.RequestAborted);
    }
    catch (BadHttpRequestException error)
    {
        return Results.StatusCode(error.StatusCode);
    }
    var body = buffer.ToArray();
    if (Refusal(context.Request.Headers, body) is { } why) return Results.Text(why, statusCode: 401);
    using var payload = JsonDocument.Parse(body);
    // A test ping has no event_id.
    if (payload.RootElement.TryGetProperty("event_id", out var id) && id.GetString() is { } eventId && IsNew(eventId))
    {
        var name = payload.RootElement.GetProperty("event").GetString() ?? "";
        context.Response.OnCompleted(() =>
        {
            Handle(name, eventId);
            return Task.CompletedTask;
        });
    }
    return Results.NoContent();
});

var port = Environment.GetEnvironmentVariable("PORT") ?? "8080";
app.Urls.Add($"http://127.0.0.1:{port}");
await app.StartAsync();
Console.WriteLine($"listening on {port}");
await app.WaitForShutdownAsync();
