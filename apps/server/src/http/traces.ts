import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyRequest } from 'fastify';
import type { App } from '../context.ts';

const patienceMs = 2_000;
const traceParent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

/**
 * One span a call: its route, method, status, time and request id, below the span of the proxy that names one. It holds
 * no address that was asked for, no body and nobody's id. Loaded only where TRACES_URL is set.
 */
export function registerTraces(app: App, url: string): void {
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: patienceMs });
  const processor = new BatchSpanProcessor(exporter, { scheduledDelayMillis: 2_000, maxQueueSize: 4_096 });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'playforward' }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('playforward');
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _reply, done) => {
    const options = { kind: SpanKind.SERVER, attributes: { 'http.request.method': request.method } };
    spans.set(request, tracer.startSpan(request.method, options, parentOf(request)));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    const route = request.routeOptions.url ?? 'none';
    span?.updateName(`${request.method} ${route}`);
    span?.setAttributes({
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      'playforward.request_id': request.id,
    });
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
  app.addHook('onClose', () => provider.shutdown().catch(() => {}));
}

function parentOf({ headers }: FastifyRequest) {
  const [, traceId, spanId] = traceParent.exec(String(headers.traceparent ?? '')) ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: TraceFlags.SAMPLED,
    isRemote: true,
  });
}
