/**
 * Copies of what is drawn, each on a layer of its own above the page. A browser moves a layer beside the page's own work;
 * a part of a drawing that moves has the drawing laid out again with every frame.
 */

const SVG = "http://www.w3.org/2000/svg";

/** Whether it lies inside a drawing. */
export const isPart = (element: Element): element is SVGGraphicsElement =>
  element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);

/** Measured now and shown when called. `scope` is the class under which a game's own colours stand. */
export function copyOf(element: Element, scope: string): () => HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { color, font } = getComputedStyle(element);
  const copy = isPart(element) ? framed(element, left, top) : whole(element);
  return () => {
    const layer = document.createElement("div");
    layer.className = scope;
    layer.inert = true;
    layer.ariaHidden = "true";
    const box = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
    Object.assign(layer.style, { ...ABOVE, ...box, color, font });
    layer.append(copy);
    document.body.append(layer);
    return layer;
  };
}

const ABOVE = { position: "fixed", zIndex: "30", pointerEvents: "none", willChange: "transform" };
const FILLS = { position: "absolute", inset: "0", width: "100%", height: "100%", margin: "0", overflow: "visible" };

function whole(element: Element): Element {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  Object.assign(copy.style, FILLS);
  copy.removeAttribute("data-spot");
  return copy;
}

/** A part needs a drawing around it, and the groups that it lies in, for their colours. */
function framed(part: SVGGraphicsElement, left: number, top: number): Element {
  const { a, b, c, d, e, f } = part.getScreenCTM() ?? new DOMMatrix();
  const [svg, placed] = [document.createElementNS(SVG, "svg"), document.createElementNS(SVG, "g")];
  placed.setAttribute("transform", `matrix(${[a, b, c, d, e - left, f - top].join(" ")})`);
  let copy = part.cloneNode(true) as Element;
  copy.removeAttribute("data-spot");
  for (let around = part.parentElement as Element | null; around && isPart(around); around = around.parentElement) {
    const group = around.cloneNode() as Element;
    for (const name of ["transform", "data-spot", "role", "clip-path"]) group.removeAttribute(name);
    group.append(copy);
    copy = group;
  }
  placed.append(copy);
  svg.append(placed);
  Object.assign(svg.style, FILLS);
  return svg;
}

/** Instead of a part of a drawing a layer is seen, until it lands. */
export class Raised {
  private constructor(
    private readonly part: SVGGraphicsElement,
    readonly layer: HTMLElement,
  ) {}

  /** Measured now and raised when called, so that many can be measured before anything changes. */
  static from(part: SVGGraphicsElement, scope: string): () => Raised {
    const copy = copyOf(part, scope);
    return () => {
      part.style.opacity = "0"; // which nothing inside it takes over: its style need not be told to each of its shapes
      return new Raised(part, copy());
    };
  }

  land(): void {
    this.layer.remove();
    this.part.style.removeProperty("opacity");
  }
}
